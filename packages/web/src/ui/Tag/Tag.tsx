import type { ReactNode } from 'react';
import type { PeriodTone } from './period-tone.ts';
import { Root } from './Tag.parts.ts';

export type TagTone = PeriodTone | 'accent' | 'success' | 'warning' | 'danger';

interface TagProps {
  readonly children: ReactNode;
  readonly tone?: TagTone;
}

/** A short word on a tinted ground. */
export function Tag({ children, tone = 'neutral' }: TagProps) {
  return <Root data-tone={tone}>{children}</Root>;
}
