import { type ReactNode, useId, useState } from 'react';
import { formatTotal } from '../../../format/numbers.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Group } from './Workbook.parts.ts';

/** As many as are drawn at first, and as many more each time. */
const STEP = 200;

interface SectionProps<Item> {
  readonly title: string;
  /** What becomes of them. */
  readonly hint: string;
  readonly items: readonly Item[];
  /** How many there are, where not all of them were sent. */
  readonly total?: number;
  /** For all of them. */
  readonly actions?: ReactNode;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** One group of a comparison; nothing where it is empty. */
export function Section<Item>({ title, hint, items, total, actions, children }: SectionProps<Item>) {
  const id = useId();
  const [shown, setShown] = useState(STEP);
  const count = total ?? items.length;
  if (count === 0) return null;
  const more = items.length - shown;
  const unsent = count - items.length;
  return (
    <Group aria-labelledby={id}>
      <header>
        <h3 id={id}>
          {title} · {formatTotal(count)} <small>{hint}</small>
        </h3>
        {actions}
      </header>
      {children(items.slice(0, shown))}
      {more > 0 && (
        <Button variant="quiet" onClick={() => setShown(shown + STEP)}>
          Mostrar {formatTotal(Math.min(more, STEP))} más
        </Button>
      )}
      {more <= 0 && unsent > 0 && <small>… y {formatTotal(unsent)} más.</small>}
    </Group>
  );
}
