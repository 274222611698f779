import type { ParConMeses } from '@presupuesto/api-sdk';
import type { FakeWork } from '../../../app/stories/fake-ports.ts';
import { budgetWork } from '../../../fixtures/budget-work.ts';
import { venta } from '../../../fixtures/months.ts';
import { relations } from '../../../fixtures/relations.ts';

/** A company ten times the demonstration's, in pesos alone: a month comes to more than a hundred thousand million. */
export function largeCompany(): FakeWork {
  const work = budgetWork({ pairs: relations(100).map((pair) => ({ ...pair, monedaID: 'COP' })) });
  return {
    ...work,
    loadWholeBudget: async (asked) => {
      const pares = (await work.loadWholeBudget?.(asked)) ?? [];
      return pares.map(({ meses, ...pair }) => ({ ...pair, meses: meses.map(enlarged) }));
    },
  };
}

function enlarged(month: ParConMeses['meses'][number]): ParConMeses['meses'][number] {
  const volumenTon = month.volumenTon * 5;
  const precio = Math.round(month.precio * 215) / 100;
  const { valorMonedaLocal, valorEUR } = venta({ volumenTon, precio });
  return { ...month, volumenTon, precio, valorMonedaLocal, valorEUR };
}
