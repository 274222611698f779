import { periodTone } from './period-tone.ts';
import { Tag } from './Tag.tsx';

/** A period's type or id, in the hue of its type. */
export function PeriodTag({ children }: { readonly children: string }) {
  return <Tag tone={periodTone(children)}>{children}</Tag>;
}
