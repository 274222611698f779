import type { ReactNode } from 'react';
import { Root, Text, Title } from './EmptyState.parts.ts';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  readonly icon?: ReactNode;
  /** The way out: a button or a link. */
  readonly action?: ReactNode;
}

/** What stands where a list or a chart would, when there is nothing to show. */
export function EmptyState({ title, text, icon, action }: EmptyStateProps) {
  return (
    <Root>
      {icon}
      <Title>{title}</Title>
      {text !== undefined && <Text>{text}</Text>}
      {action}
    </Root>
  );
}
