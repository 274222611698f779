import type { ReactNode } from 'react';
import { Heading, Root, Title } from './Page.parts.ts';
import { usePageTitle } from './use-page-title.ts';

interface PageProps {
  readonly title: string;
  /** The screen's one main action, on the title's line. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every screen in the shell. */
export function Page({ title, action, children }: PageProps) {
  usePageTitle(title);
  return (
    <Root>
      <Heading>
        <Title>{title}</Title>
        {action}
      </Heading>
      {children}
    </Root>
  );
}
