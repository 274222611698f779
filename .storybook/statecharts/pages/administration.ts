import { type Cliente, listarPaises } from '@presupuesto/api-sdk/contract';
import {
  activityDownloadMachine,
  activityGroupMachine,
  activityMachine,
  assignmentMachine,
  choiceSource,
  choicesMachine,
  createManagementMachine,
  dashboardMachine,
  flipMachine,
  missingRatesMachine,
  noFilters,
  openingMachine,
  reopeningMachine,
  request,
  switchesMachine,
  uploadMachine,
} from '@presupuesto/machines';
import { clients } from '../../../packages/web/src/fixtures/clients.ts';
import { divisions } from '../../../packages/web/src/fixtures/divisions.ts';
import { bgt2026, sop10 } from '../../../packages/web/src/fixtures/periods.ts';
import { products } from '../../../packages/web/src/fixtures/products.ts';
import { salespeople } from '../../../packages/web/src/fixtures/salespeople.ts';
import { rulesOf } from '../../../packages/web/src/management/rules-of.ts';
import { clientes } from '../../../packages/web/src/pages/Clientes/Clientes.tsx';
import { stepping } from '../stepping.ts';

const countries = choiceSource(request(listarPaises, {}), ({ paisID, nombre }) => ({
  value: `${paisID}`,
  label: nombre,
}));
const [client] = clients;
if (!client) throw new Error('There is no client');
const file = new File(['ventas'], 'SOPOct-2025.xlsx');
const activo = { periodoID: sop10.periodoID, field: 'activo', value: false } as const;
const visible = { periodoID: bgt2026.periodoID, field: 'visible', value: false } as const;

export const dashboard = stepping(dashboardMachine, {
  about: 'Las cifras de la página de inicio, sus dos filtros, y las tasas que faltan a un administrador.',
  events: {
    'role.known': [{ isAdministrator: true }],
    'year.chosen': [{ anio: 2026 }, { anio: null }],
    'division.chosen': [{ division: divisions[0]?.divisionID ?? null }, { division: null }],
    'address.changed': [{ filters: { anio: 2025, division: null } }],
    'figures.outdated': [{}],
    'rates.wanted': [{}],
    'retry.requested': [{}],
    'network.returned': [{}],
  },
});

export const activity = stepping(activityMachine, {
  about: '«Actividad»: quién cambió qué, sus filtros, lo más antiguo, y las opciones de período y vendedor.',
  events: {
    'filters.chosen': [{ filters: { clase: 'cifras' } }, { filters: noFilters }],
    'address.changed': [{ filters: { ...noFilters, periodoID: bgt2026.periodoID } }],
    'older.requested': [{}],
    'retry.requested': [{}],
    'download.requested': [{}],
    'network.returned': [{}],
  },
});

export const activityGroup = stepping(activityGroupMachine, {
  about: 'Las cifras que cambió un gesto, una a una, bajo su línea de «Actividad».',
  input: () => ({ filters: noFilters, grupo: '1793728980000000c816' }),
  events: { 'more.requested': [{}], 'retry.requested': [{}], 'network.returned': [{}] },
});

export const activityDownload = stepping(activityDownloadMachine, {
  about: 'La descarga de la actividad filtrada, una cada vez.',
  events: { 'download.requested': [{ query: { clase: 'cifras' } }] },
});

export const reopening = stepping(reopeningMachine, {
  about: '«Reabrir»: un administrador devuelve pares a un vendedor, todos o los elegidos, y dice por qué.',
  events: {
    'reopening.asked': [{ periodoID: bgt2026.periodoID, vendedorID: 1, nombreVendedor: 'Camila Restrepo' }],
    'motivo.typed': [{ motivo: 'Faltan los precios de abril' }, { motivo: '' }],
    'extent.chosen': [{ chooses: true }, { chooses: false }],
    'pair.toggled': [{ clienteProductoID: 4000 }],
    'retry.requested': [{}],
    'reopening.confirmed': [{}],
    'reopening.closed': [{}],
    'reopening.kept': [{}],
    'reopening.discarded': [{}],
  },
});

export const management = stepping(createManagementMachine<Cliente>(), {
  about: 'La pantalla de gestión de cualquier registro: lista, formulario y eliminación; aquí, los clientes.',
  input: () => rulesOf(clientes),
  events: {
    'filter.typed': [{ field: 'nombre', value: 'conservas' }],
    'search.submitted': [{}],
    'search.cleared': [{}],
    'page.chosen': [{ page: 1 }],
    'retry.requested': [{}],
    'network.returned': [{}],
    'page.returned': [{}],
    'record.changed': [{ key: client.clienteID, change: { nombre: 'Conservas Ñandú' } }],
    'creation.asked': [{}],
    'edition.asked': [{ item: client }],
    'draft.found': [{ draft: { edited: client, values: { nombre: 'Conservas Ñandú' } } }],
    'field.typed': [
      { field: 'clienteCodigo', value: 'C-2000' },
      { field: 'nombre', value: 'Conservas Ñandú' },
      { field: 'paisID', value: '1' },
    ],
    'form.submitted': [{}],
    'form.closed': [{}],
    'form.kept': [{}],
    'form.discarded': [{}],
    'conflict.mine': [{}],
    'conflict.theirs': [{}],
    'conflict.closed': [{}],
    'address.changed': [{ address: { filters: { nombre: 'conservas' }, page: 1 } }],
    'removal.typed': [{ text: 'C-2000' }],
    'removal.asked': [{ item: client }],
    'removal.confirmed': [{}],
    'removal.closed': [{}],
  },
});

export const choices = stepping(choicesMachine, {
  about: 'Las opciones de una lista desplegable que llegan de una llamada.',
  input: () => countries,
  events: {
    'source.changed': [{ source: countries }, { source: null }],
    'retry.requested': [{}],
    'choices.doubted': [{}],
    'network.returned': [{}],
  },
});

export const assignment = stepping(assignmentMachine, {
  about: '«Asignación de Clientes y Productos»: quién vende qué a quién, guardado a medida que se mueve.',
  input: () => ({ isAdministrator: true, place: { vendedorID: null, clienteID: null, search: '' } }),
  events: {
    'seller.chosen': [{ vendedorID: salespeople[0]?.vendedorID ?? null }],
    'client.chosen': [{ clienteID: client.clienteID }, { clienteID: null }],
    'search.typed': [{ text: 'conservas' }],
    'products.moved': [
      { ids: products.slice(4, 6).map(({ productoID }) => productoID), to: 'assigned' },
      { ids: products.slice(0, 1).map(({ productoID }) => productoID), to: 'available' },
    ],
    'retry.requested': [{ part: 'sellers' }, { part: 'clients' }, { part: 'products' }],
    'network.returned': [{}],
    'news.heard': [
      { eventos: [{ tipo: 'pares', vendedorID: salespeople[0]?.vendedorID ?? 0 }] },
      { eventos: [{ tipo: 'perdido' }] },
    ],
    'screen.left': [{}],
    'screen.entered': [{ place: { vendedorID: null, clienteID: null, search: '' } }],
    'session.ended': [{}],
  },
});

export const missingRates = stepping(missingRatesMachine, {
  about: 'El aviso de las tasas de cambio que faltan.',
  events: { 'rates.changed': [{}], 'network.returned': [{}] },
});

export const switches = stepping(switchesMachine, {
  about: 'Los interruptores Activo y Visible de la lista de períodos, cada uno por su cuenta.',
  input: ({ owner }) => ({ list: owner() }),
  events: {
    'switch.flipped': [activo, visible],
    'problem.closed': [{}],
    'flip.saved': [],
    'flip.refused': [],
  },
});

export const flip = stepping(flipMachine, {
  about: 'Guarda un interruptor y cuenta qué resultó.',
  input: ({ owner }) => ({ flip: activo, owner: owner() }),
  events: {},
});

export const opening = stepping(openingMachine, {
  about: '«Abrir Período»: el formulario y la lista de orígenes.',
  events: {
    'field.typed': [
      { field: 'periodoOrigen', value: sop10.periodoID },
      { field: 'tipoPeriodo', value: 'BGT' },
      { field: 'anioInicio', value: '2027' },
      { field: 'mesInicio', value: '1' },
      { field: 'cantidadMeses', value: '12' },
      { field: 'periodoDestino', value: 'BGT-2027' },
    ],
    'assigned.switched': [{ withAssigned: true }],
    'draft.found': [],
    'form.submitted': [{}],
    'form.cleared': [{}],
    'retry.requested': [{}],
    'network.returned': [{}],
  },
});

export const upload = stepping(uploadMachine, {
  about: '«Cargar Archivos de Ventas»: el formulario, el envío y la lectura en el servidor.',
  events: {
    'tipo.chosen': [{ tipo: 'SOP' }],
    'anio.chosen': [{ anio: 2025 }],
    'mes.chosen': [{ mes: 10 }],
    'file.chosen': [{ file }],
    'assignment.chosen': [{ asignar: true }],
    'form.submitted': [{ purpose: 'load' }, { purpose: 'check' }],
    'form.cancelled': [{}],
    'bytes.sent': [
      { sent: 30_000_000, total: 50_000_000 },
      { sent: 50_000_000, total: 50_000_000 },
    ],
  },
});
