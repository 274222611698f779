import {
  aheadMachine,
  approvalMachine,
  budgetMachine,
  cellMachine,
  exportMachine,
  removalMachine,
  rowsMachine,
  sheetMachine,
  wholeBudgetMachine,
} from '@presupuesto/machines';
import { bgt2026, cur2025 } from '../../../packages/web/src/fixtures/periods.ts';
import { relation } from '../../../packages/web/src/fixtures/relations.ts';
import { firstVentaID } from '../answers.ts';
import { type Around, stepping } from '../stepping.ts';

const fila = relation(0);
const { periodoID } = bgt2026;
const PASTED = { values: [{ ventaID: firstVentaID, field: 'volumenTon', valor: 12.5 }], skipped: 1 } as const;
const withOutbox = ({ outbox }: Around) => ({ outbox: outbox() });

export const budget = stepping(budgetMachine, {
  about: 'La pantalla «Presupuestos»: sus dos selectores y los actores que forman el resto.',
  input: withOutbox,
  events: {
    'period.chosen': [{ periodoID }, { periodoID: null }],
    'reference.chosen': [{ periodoID: cur2025.periodoID }, { periodoID: null }],
    'retry.requested': [{}],
    'network.returned': [{}],
    'selection.changed': [],
    'budget.approved': [],
    'removal.decided': [],
    'page.returned': [{}],
    'change.confirmed': [],
    'change.refused': [],
    'change.adopted': [],
    'change.gone': [],
  },
});

export const ahead = stepping(aheadMachine, {
  about: 'Trae los meses de los períodos abiertos, para que sus relaciones se abran también sin conexión.',
  events: {
    'period.opened': [{ periodoID }, { periodoID: cur2025.periodoID }],
    'network.returned': [{}],
  },
});

export const rows = stepping(rowsMachine, {
  about: 'La lista de clientes y productos del período, con su búsqueda y sus filtros.',
  events: {
    'period.chosen': [{ periodoID }, { periodoID: null }],
    'search.typed': [{ text: 'hojalata' }, { text: '' }],
    'row.chosen': [{ clienteProductoPeriodoID: fila.clienteProductoPeriodoID }],
    'filter.toggled': [{ field: 'nombreCliente', text: fila.nombreCliente }],
    'budgeted.toggled': [{}],
    'row.budgeted': [{ periodoID, clienteProductoPeriodoID: fila.clienteProductoPeriodoID }],
    'budget.approved': [{ periodoID }],
    'removal.queued': [{ clienteProductoID: fila.clienteProductoID }],
    'removal.confirmed': [{ clienteProductoID: fila.clienteProductoID }],
    'removal.refused': [{ clienteProductoID: fila.clienteProductoID }],
    'retry.requested': [{}],
    'network.returned': [{}],
  },
});

export const sheet = stepping(sheetMachine, {
  about: 'La hoja del cliente y producto elegidos: sus meses, el referente y los totales del vendedor.',
  input: withOutbox,
  events: {
    'pair.chosen': [{ pair: { periodo: bgt2026, fila } }, { pair: null }],
    'reference.chosen': [{ periodoID: cur2025.periodoID }, { periodoID: null }],
    'year.chosen': [{ anio: bgt2026.anioInicio }, { anio: null }],
    'retry.requested': [{}],
    'network.returned': [{}],
    'totals.changed': [{}],
    'cells.left': [{}],
    'value.left': [],
    'value.replicated': [],
    'block.pasted': [{ pasting: PASTED }],
    'reference.copied': [
      { options: { fields: ['volumenTon'], porcentaje: 5, onlyEmpty: false, yearBefore: true } },
    ],
    'total.distributed': [{ anio: bgt2026.anioInicio, total: 300 }],
    'edit.undone': [{}],
    'edit.redone': [{}],
    'page.returned': [{}],
    'change.confirmed': [],
    'change.refused': [],
    'change.adopted': [],
    'change.gone': [],
  },
});

export const cell = stepping(cellMachine, {
  about: 'El volumen o el precio de un mes: se escribe, se deja y se entrega a la hoja.',
  input: ({ owner }) => ({
    ventaID: firstVentaID,
    field: 'volumenTon' as const,
    confirmed: 24,
    pending: null,
    owner: owner(),
  }),
  events: {
    'cell.typed': [
      { text: '1.234,5', value: 1234.5 },
      { text: 'abc', value: null },
    ],
    'cell.left': [{}],
    'cell.restored': [{}],
    'cell.replicated': [{}],
    'value.set': [{ valor: 30 }],
    'value.confirmed': [{ valor: 1234.5 }],
    'value.refused': [{}],
    'value.read': [
      { valor: 31, pending: null },
      { valor: 31, pending: 40 },
    ],
  },
});

export const approval = stepping(approvalMachine, {
  about: '«Aprobar Presupuesto»: advierte, revisa el presupuesto, lo aprueba y dice qué resultó.',
  input: withOutbox,
  events: {
    'approval.asked': [{ periodo: bgt2026 }],
    'approval.confirmed': [{}],
    'approval.closed': [{}],
  },
});

export const removal = stepping(removalMachine, {
  about: 'La ventana «Confirmar eliminación» de un cliente y producto.',
  events: { 'removal.asked': [{ fila }], 'removal.confirmed': [{}], 'removal.closed': [{}] },
});

export const download = stepping(exportMachine, {
  about: '«Descargar Excel»: reúne el presupuesto entero y lo escribe, de uno en uno.',
  input: withOutbox,
  events: {
    'export.requested': [{ periodo: bgt2026 }],
    'export.cancelled': [{}],
    'export.closed': [{}],
  },
});

export const wholeBudget = stepping(wholeBudgetMachine, {
  about: 'Todo el presupuesto del vendedor: con una llamada o, si el servidor no la ofrece, par por par.',
  input: (around) => ({ periodoID, ...withOutbox(around) }),
  events: { 'change.confirmed': [] },
});
