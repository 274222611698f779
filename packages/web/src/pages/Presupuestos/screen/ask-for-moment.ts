import type { BudgetActor } from './budget.ts';

/** Opens Volver a un momento, at the approval where there is one. */
export function askForMoment(budget: BudgetActor): void {
  const { approvals, sheet, periodoID } = budget.getSnapshot().context;
  if (periodoID === null) return;
  const { pair } = sheet.getSnapshot().context;
  const [aprobacion] = approvals.getSnapshot().context.aprobaciones;
  budget.send({
    type: 'moment.asked',
    periodoID,
    clienteProductoID: pair?.fila.clienteProductoID ?? null,
    fecha: aprobacion?.fecha ?? null,
  });
}
