import { monthAt, monthIndex, type TipoPeriodo } from '@presupuesto/api-sdk/contract';

export interface DemoPeriod {
  periodoID: string;
  tipo: TipoPeriodo;
  anioInicio: number;
  mesInicio: number;
  cantidadMeses: number;
  activo: boolean;
  /** Which of the demonstration's periods it is. */
  role: 'actuals' | 'closedPlan' | 'openPlan' | 'budget';
}

/**
 * The demonstration's periods around a day: actual sales of last year and of this year's whole months, a closed plan, an open
 * one that starts inside its year (never in January, so that history months show), and next year's budget (decisions §11).
 */
export function demoPeriods(date: Date): DemoPeriod[] {
  const anio = date.getUTCFullYear();
  const start = monthIndex(anio, Math.max(2, date.getUTCMonth() + 1));
  return [
    { ...startingAt(monthIndex(anio - 1, 1)), ...actuals(anio - 1, 12), activo: false },
    { ...startingAt(monthIndex(anio, 1)), ...actuals(anio, start - monthIndex(anio, 1)), activo: true },
    { ...plan(start - 3), activo: false, role: 'closedPlan' },
    { ...plan(start), activo: true, role: 'openPlan' },
    {
      periodoID: `BGT-${anio + 1}`,
      tipo: 'BGT',
      ...startingAt(monthIndex(anio + 1, 1)),
      cantidadMeses: 12,
      activo: true,
      role: 'budget',
    },
  ];
}

function actuals(anio: number, cantidadMeses: number) {
  return { periodoID: `CUR-${anio}`, tipo: 'CUR', cantidadMeses, role: 'actuals' } as const;
}

function plan(start: number) {
  const { anioInicio, mesInicio } = startingAt(start);
  const periodoID = `SOP${String(mesInicio).padStart(2, '0')}-${anioInicio}`;
  return { periodoID, tipo: 'SOP', anioInicio, mesInicio, cantidadMeses: 12 } as const;
}

function startingAt(index: number) {
  const { anio, mes } = monthAt(index);
  return { anioInicio: anio, mesInicio: mes };
}
