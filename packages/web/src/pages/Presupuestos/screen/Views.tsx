import type { BudgetView } from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { usePaletteItems } from '../../../shell/Palette/use-palette-items.ts';
import { Segments } from '../../../ui/Segments/Segments.tsx';
import type { BudgetActor } from './budget.ts';

const VIEWS = [
  { id: 'ficha', label: 'Ficha' },
  { id: 'hoja', label: 'Hoja' },
] as const;

/** One pair's months, or all pairs on one sheet. */
export function Views({ budget }: { readonly budget: BudgetActor }) {
  const vista = useSelector(budget, ({ context }) => context.vista);
  const choose = (chosen: BudgetView) => budget.send({ type: 'view.chosen', vista: chosen });
  usePaletteItems(() =>
    VIEWS.filter(({ id }) => id !== vista).map(({ id, label }) => ({
      id: `vista:${id}`,
      group: 'acciones',
      label,
      run: () => choose(id),
    })),
  );
  return <Segments label="Vista" items={VIEWS} selected={vista} onSelect={choose} />;
}
