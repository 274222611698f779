import {
  aheadMachine,
  approvalMachine,
  approvalsMachine,
  budgetMachine,
  cellSaveMachine,
  changesMachine,
  copyMachine,
  exportMachine,
  gridMachine,
  historyMachine,
  momentMachine,
  NO_CHOICE,
  NO_FILTERS,
  nearMachine,
  noteMachine,
  removalMachine,
  replicateMachine,
  rowsMachine,
  sheetMachine,
  USUAL_COPY,
  wholeBudgetMachine,
  workbookMachine,
} from '@presupuesto/machines';
import { createActor } from 'xstate';
import { aprobacion, nota } from '../../../packages/web/src/fixtures/changes.ts';
import { bgt2026, cur2025 } from '../../../packages/web/src/fixtures/periods.ts';
import { relation } from '../../../packages/web/src/fixtures/relations.ts';
import { firstVentaID } from '../answers.ts';
import { type Around, stepping } from '../stepping.ts';

const fila = relation(0);
const { periodoID } = bgt2026;
const CELL = { ventaID: firstVentaID, field: 'volumenTon' } as const;
const MONTHS = [0, 1, 2].map((month) => `volumenTon:${firstVentaID + month}`);
const GRID_CELL = { row: `par:${fila.clienteProductoID}`, column: '2026-01' };
const volume = (valor: number) => ({
  kind: 'volumenTon' as const,
  ventaID: firstVentaID,
  valor,
  periodoID,
  clienteProductoPeriodoID: fila.clienteProductoPeriodoID,
});
const PASTED = { values: [{ ...CELL, valor: 12.5 }], skipped: 1 } as const;
const withOutbox = ({ outbox }: Around) => ({ outbox: outbox() });

export const budget = stepping(budgetMachine, {
  about: 'La pantalla «Presupuestos»: sus dos selectores y los actores que forman el resto.',
  input: withOutbox,
  events: {
    'period.chosen': [{ periodoID }, { periodoID: null }],
    'reference.chosen': [{ periodoID: cur2025.periodoID }, { periodoID: null }],
    'view.chosen': [{ vista: 'hoja' }, { vista: 'ficha' }],
    'comparison.chosen': [{ yearBefore: true }, { yearBefore: false }],
    'tab.chosen': [{ pestana: 'volumen' }, { pestana: 'presupuesto' }],
    'choice.shown': [{ choice: { ...NO_CHOICE, periodoID } }],
    'retry.requested': [{}],
    'network.returned': [{}],
    'choice.arrived': [{}],
    'selection.changed': [],
    'budget.approved': [],
    'approval.lost': [],
    'removal.decided': [],
    'note.kept': [],
    'note.met': [],
    'figures.restored': [],
    'budget.restored': [],
    'figures.written': [],
    'pair.rewritten': [],
    'moment.asked': [{ periodoID, clienteProductoID: null, fecha: null }],
    'moment.left': [{}],
    'reference.copied': [],
    'workbook.asked': [{}],
    'workbook.left': [{}],
    'workbook.accepted': [],
    'page.returned': [{}],
    'news.heard': [{ eventos: [{ tipo: 'perdido' }] }],
    'periods.outdated': [{}],
    'facts.gathered': [{ facts: [] }],
    'change.confirmed': [],
    'change.refused': [],
    'change.adopted': [],
    'change.conflicted': [],
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

export const near = stepping(nearMachine, {
  about:
    'Trae los meses de los pares vecinos del elegido y los de su referente, para que estén cuando se elijan.',
  events: {
    'pair.opened': [{ near: [{ fila, periodo: bgt2026 }] }, { near: [] }],
    'reference.chosen': [{ periodoID: cur2025.periodoID }, { periodoID: null }],
    'pair.changed': [{ clienteProductoPeriodoID: fila.clienteProductoPeriodoID }],
    'months.outdated': [{}],
    'network.returned': [{}],
  },
});

export const rows = stepping(rowsMachine, {
  about: 'La lista de clientes y productos del período, con su búsqueda y sus filtros.',
  events: {
    'period.chosen': [{ periodoID }, { periodoID: null }],
    'filters.restored': [{ filters: { ...NO_FILTERS, presupuestado: 'noPresupuestados' } }],
    'search.typed': [{ text: 'hojalata' }, { text: '' }],
    'row.chosen': [{ clienteProductoPeriodoID: fila.clienteProductoPeriodoID }],
    'row.walked': [
      { step: 1, due: false },
      { step: -1, due: true },
    ],
    'filter.toggled': [{ field: 'nombreCliente', text: fila.nombreCliente }],
    'budgeted.toggled': [{}],
    'rows.budgeted': [{ periodoID, clienteProductoPeriodoIDs: [fila.clienteProductoPeriodoID] }],
    'row.noted': [{ clienteProductoPeriodoID: fila.clienteProductoPeriodoID, nota }],
    'budget.approved': [{ periodoID }],
    'removal.queued': [{ clienteProductoID: fila.clienteProductoID }],
    'removal.confirmed': [{ clienteProductoID: fila.clienteProductoID }],
    'removal.refused': [{ clienteProductoID: fila.clienteProductoID }],
    'retry.requested': [{}],
    'network.returned': [{}],
    'list.outdated': [{}],
  },
});

export const grid = stepping(gridMachine, {
  about: 'La hoja: todos los pares y meses de un período, lo que se selecciona y lo que se escribe en ellos.',
  input: ({ outbox, owner }) => ({
    outbox: outbox(),
    rows: createActor(rowsMachine).start(),
    history: owner(),
    periodo: bgt2026,
    referenteID: null,
    anio: null,
  }),
  events: {
    'cell.chosen': [{ cell: GRID_CELL }],
    'pair.sought': [{ clienteProductoID: fila.clienteProductoID }],
    'selection.extended': [{ cell: { ...GRID_CELL, column: '2026-03' } }],
    'selection.walked': [
      { walk: { by: 'step', direction: 'down' } },
      { walk: { by: 'step', direction: 'right' }, extend: true },
      { walk: { by: 'all', to: 'end' } },
    ],
    'selection.widened': [{ to: 'all' }, { to: 'row' }, { to: 'column' }],
    'entry.begun': [
      { text: '4', operation: { kind: 'figure', valor: 4 }, editing: false },
      { text: '40', operation: { kind: 'figure', valor: 40 }, editing: true },
    ],
    'entry.typed': [
      { text: '48', operation: { kind: 'figure', valor: 48 } },
      { text: 'doce', operation: null },
    ],
    'entry.edited': [{}],
    'entry.accepted': [{ walk: { by: 'step', direction: 'down' } }, {}],
    'entry.cancelled': [{}],
    'entry.left': [{}],
    'cell.gone': [{}, { removed: fila }],
    'figures.cleared': [{}],
    'block.pasted': [{ copied: [[{ text: '7', figure: 7, money: false }]] }],
    'block.filled': [{ direction: 'down' }, { direction: 'right' }],
    'block.dragged': [{ cell: { ...GRID_CELL, column: '2026-03' } }],
    'view.chosen': [{ view: 'precio' }, { view: 'ventas' }, { view: 'volumenTon' }],
    'order.chosen': [{ order: 'producto' }, { order: 'diferencia' }],
    'group.toggled': [{ key: `grupo:${fila.nombreCliente}` }],
    'group.folded': [{ folded: true }, { folded: false }],
    'groups.toggled': [{ folded: true }, { folded: false }],
    'history.toggled': [{}],
    'reference.toggled': [{}],
    'percent.toggled': [{}],
    'reference.chosen': [{ periodoID: cur2025.periodoID }, { periodoID: null }],
    'width.changed': [{ onlyTotals: true }, { onlyTotals: false }],
    'year.chosen': [{ anio: bgt2026.anioInicio }, { anio: null }],
    'outcome.dismissed': [{}],
    'retry.requested': [{}],
    'network.returned': [{}],
    'page.returned': [{}],
    'list.changed': [{ filas: [fila] }],
    'facts.gathered': [{ facts: [] }],
    'figures.written': [{ changes: [volume(40)] }],
    'figures.changed': [{ keys: MONTHS.slice(0, 1) }],
    'budget.outdated': [{}],
    'figures.heard': [{}],
    'pairs.missed': [{}],
    'reference.outdated': [{}],
    'news.heard': [{ eventos: [{ tipo: 'perdido' }] }],
  },
});

export const sheet = stepping(sheetMachine, {
  about: 'La hoja del cliente y producto elegidos: sus meses, el referente y los totales del vendedor.',
  input: ({ outbox, owner }) => ({ outbox: outbox(), history: owner() }),
  events: {
    'pair.chosen': [{ pair: { periodo: bgt2026, fila } }, { pair: null }],
    'drafts.dropped': [{}],
    'reference.chosen': [{ periodoID: cur2025.periodoID }, { periodoID: null }],
    'comparison.chosen': [{ yearBefore: true }, { yearBefore: false }],
    'year.chosen': [{ anio: bgt2026.anioInicio }, { anio: null }],
    'retry.requested': [{}],
    'network.returned': [{}],
    'totals.changed': [{}],
    'cells.left': [{}],
    'cell.typed': [
      { ...CELL, valor: 1234.5 },
      { ...CELL, valor: null },
    ],
    'cell.left': [CELL],
    'cell.restored': [CELL],
    'cell.replicated': [CELL],
    'block.extended': [{ ...CELL, months: 1, fields: 0 }],
    'block.reached': [{ ...CELL, to: { ...CELL, field: 'precio' } }],
    'block.left': [CELL],
    'block.filled': [CELL],
    'block.typed': [{ ...CELL, operation: { kind: 'figure', valor: 4 } }],
    'block.cleared': [CELL],
    'block.pasted': [{ pasting: PASTED }],
    'reference.copied': [
      {
        options: {
          fields: ['volumenTon'],
          porcentajes: { volumenTon: 5, precio: 0 },
          onlyEmpty: false,
          yearBefore: true,
        },
      },
    ],
    'total.distributed': [{ anio: bgt2026.anioInicio, total: 300 }],
    'figures.restored': [{ values: [{ ...CELL, valor: 40, visto: 12 }] }],
    'note.shown': [{ ventaID: firstVentaID, nota }],
    'figures.written': [{ changes: [volume(40)], outcome: null }],
    'page.returned': [{}],
    'figure.heard': [{ ...CELL, valor: 40, clienteProductoPeriodoID: fila.clienteProductoPeriodoID }],
    'figures.changed': [{ keys: MONTHS.slice(0, 1) }],
    'reference.outdated': [{}],
    'change.confirmed': [],
    'change.refused': [],
    'change.adopted': [],
    'change.conflicted': [],
    'change.gone': [],
  },
});

export const history = stepping(historyMachine, {
  about: 'Lo que se puede deshacer y rehacer en todo el período, sea de los pares que sea.',
  input: withOutbox,
  events: {
    'period.opened': [{ periodoID }, { periodoID: null }],
    'step.recorded': [{ step: [{ ...volume(40), before: 26.5 }] }],
    'edit.undone': [{}],
    'edit.redone': [{}],
    'notice.dismissed': [{}],
    'change.refused': [],
    'change.conflicted': [],
  },
});

export const cellSave = stepping(cellSaveMachine, {
  about: 'Guarda una cifra: la lleva al servidor hasta que dice sí o no, con pausas cada vez más largas.',
  input: ({ owner }) => ({
    usuario: 'vendedor',
    kept: { id: '1', moment: 1, change: volume(26.5) },
    owner: owner(),
  }),
  events: {
    'change.replaced': [{ kept: { id: '2', moment: 2, change: volume(27) } }],
    'network.returned': [{}],
    'session.confirmed': [{}],
    'turn.given': [],
    'turn.free': [],
  },
});

export const replicate = stepping(replicateMachine, {
  about: 'Un valor para un mes y los siguientes: pide guardarlos de uno en uno, en su orden.',
  input: ({ owner }) => ({ keys: MONTHS, owner: owner() }),
  events: { 'changes.passed': MONTHS.map((key) => ({ keys: [key] })) },
});

export const approval = stepping(approvalMachine, {
  about: '«Aprobar Presupuesto»: advierte, revisa el presupuesto, lo aprueba y dice qué resultó.',
  input: (around) => ({ ...withOutbox(around), approvals: createActor(approvalsMachine) }),
  events: {
    'approval.asked': [
      { periodo: bgt2026, referenteID: null },
      { periodo: bgt2026, referenteID: 'CUR-2025' },
    ],
    'approval.confirmed': [{}],
    'budget.reopened': [{}],
    'approval.closed': [{}],
  },
});

export const changes = stepping(changesMachine, {
  about: 'Quién cambió qué: la lista de los cambios de un mes, o de los habidos desde la aprobación.',
  input: withOutbox,
  events: {
    'changes.asked': [
      { subject: { kind: 'mes', ventaID: firstVentaID } },
      { subject: { kind: 'desde', periodoID, fecha: aprobacion.fecha } },
    ],
    'changes.closed': [{}],
    'pair.left': [{}],
    'period.left': [{}],
    'more.requested': [{}],
    'retry.requested': [{}],
    'network.returned': [{}],
    'page.returned': [{}],
    'news.heard': [{ eventos: [{ tipo: 'perdido' }] }],
    'list.outdated': [],
    'list.renewed': [],
    'change.confirmed': [],
    'change.gone': [],
  },
});

export const note = stepping(noteMachine, {
  about: 'La nota de un mes o de un par: se escribe, se cambia y se quita; lo escrito no se pierde si falla.',
  events: {
    'note.asked': [{ target: { kind: 'mes', ventaID: firstVentaID }, texto: '' }],
    'note.typed': [{ texto: nota.texto }],
    'note.confirmed': [{}],
    'note.cancelled': [{}],
    'note.removed': [{ target: { kind: 'mes', ventaID: firstVentaID }, texto: nota.texto }],
    'drafts.found': [{ drafts: { [`mes:${firstVentaID}`]: { texto: nota.texto, visto: '' } } }],
  },
});

export const moment = stepping(momentMachine, {
  about: '«Volver a un momento»: qué cifras eran otras entonces, y un gesto que las repone.',
  input: () => ({ periodoID, clienteProductoID: fila.clienteProductoID, fecha: aprobacion.fecha }),
  events: {
    'scope.chosen': [{ scope: 'par' }, { scope: 'todo' }],
    'moment.chosen': [{ fecha: aprobacion.fecha }, { fecha: null }],
    'retry.requested': [{}],
    'moment.confirmed': [{}],
    'moment.closed': [{}],
  },
});

export const workbook = stepping(workbookMachine, {
  about:
    '«Subir Excel»: lo que cambia un libro descargado, qué se decide de ello, y un gesto que lo escribe.',
  input: ({ outbox }) => ({ periodoID, outbox: outbox() }),
  events: {
    'file.chosen': [{ file: new File(['x'], `presupuesto-${periodoID}.xlsx`) }],
    'file.dismissed': [{}],
    'choice.made': [{ key: 'volumenTon:0', choice: 'libro' }],
    'choice.madeForAll': [{ choice: 'libro' }, { choice: 'actual' }],
    'figures.accepted': [{}],
    'workbook.closed': [{}],
  },
});

export const approvals = stepping(approvalsMachine, {
  about: 'Cuándo se aprobó el presupuesto de un período, y cuántas cifras han cambiado desde entonces.',
  events: {
    'period.chosen': [{ periodoID }, { periodoID: null }],
    'approvals.outdated': [{}],
    'retry.requested': [{}],
    'network.returned': [{}],
  },
});

export const copy = stepping(copyMachine, {
  about:
    '«Copiar referente»: recuerda lo que se pidió la última vez; para todos los pares lee enteros los dos presupuestos, y lo que se pide espera a que todo llegue.',
  input: ({ outbox, owner }) => {
    const posted = outbox();
    return {
      periodoID,
      referenteID: cur2025.periodoID,
      outbox: posted,
      sheet: createActor(sheetMachine, { input: { outbox: posted, history: owner() } }).start(),
      rows: createActor(rowsMachine).start(),
    };
  },
  events: {
    'pairs.wanted': [{}],
    'retry.requested': [{}],
    'options.chosen': [{ memory: USUAL_COPY }],
    'copy.asked': [
      { asked: { ...USUAL_COPY, scope: 'par', yearBefore: null } },
      { asked: { ...USUAL_COPY, scope: 'lista', yearBefore: false } },
    ],
    'copy.withdrawn': [{}],
    'sheet.changed': [{}],
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
  events: { 'facts.gathered': [{ facts: [] }] },
});
