import { listarPresupuestables } from '@presupuesto/api-sdk/contract';
import { choiceSource, choicesMachine, NO_CHOICE, request } from '@presupuesto/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { withChoice } from '../../app/budget-address/choice-address.ts';
import { useProvided } from '../../app/ports.ts';
import { usePaletteItems } from '../../shell/Palette/use-palette-items.ts';
import { budgetItem } from './screen/budget-item.ts';

const budgets = choiceSource(request(listarPresupuestables, {}), ({ periodoID }) => ({
  value: periodoID,
  label: periodoID,
}));

/** On other screens the palette leads to the budgets that may be opened. */
export default function Offers() {
  const periods = useActorRef(useProvided(choicesMachine), { input: budgets });
  const choices = useSelector(periods, ({ context }) => context.choices);
  usePaletteItems(() =>
    choices.map(({ value: periodoID }) => ({
      ...budgetItem(periodoID),
      to: `/presupuestos?${withChoice('', { ...NO_CHOICE, periodoID })}`,
    })),
  );
  return null;
}
