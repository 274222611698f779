import { useSelector } from '@xstate/react';
import { Segments } from '../../../ui/Segments/Segments.tsx';
import type { BudgetActor } from './budget.ts';

const VIEWS = [
  { id: 'ficha', label: 'Ficha' },
  { id: 'hoja', label: 'Hoja' },
] as const;

/** One pair's months, or all pairs on one sheet. */
export function Views({ budget }: { readonly budget: BudgetActor }) {
  const vista = useSelector(budget, ({ context }) => context.vista);
  return (
    <Segments
      label="Vista"
      items={VIEWS}
      selected={vista}
      onSelect={(chosen) => budget.send({ type: 'view.chosen', vista: chosen })}
    />
  );
}
