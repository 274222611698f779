import { contract } from '../../contract/contract.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Check } from '../check.ts';
import { field, type Input, type Kit, type Row, type Who } from '../kit.ts';
import { must, Unchecked } from '../verdict.ts';
import { budgetPeriod, number, pairsOf, text } from './found.ts';

const c = contract;

interface Named {
  readonly call: Endpoint;
  readonly by: string;
  readonly input?: (kit: Kit) => Promise<Input> | Input;
}

const hundred = () => ({ query: { pageSize: 100 } });

const byName: readonly Named[] = [
  { call: c.divisiones.listarDivisiones, by: 'nombre' },
  { call: c.paises.listarPaises, by: 'nombre' },
  { call: c.usuarios.listarUsuarios, by: 'nombreUsuario', input: hundred },
  { call: c.vendedores.listarVendedores, by: 'nombre', input: hundred },
  { call: c.clientes.listarClientes, by: 'nombre', input: hundred },
  { call: c.productos.listarProductos, by: 'nombre', input: hundred },
  {
    call: c.clientesProductos.listarClientesProductos,
    by: 'nombreCliente',
    input: async (kit) => ({ query: { periodoID: text(await budgetPeriod(kit), 'periodoID') } }),
  },
  { call: c.clientesProductos.listarProductosDeCliente, by: 'nombre', input: busiestClient },
];

const newestFirst: readonly (readonly [Endpoint, Who, Input])[] = [
  [c.periodos.listarReferentes, 'vendedor', {}],
  [c.periodos.listarPresupuestables, 'vendedor', {}],
  [c.periodos.listarPeriodos, 'administrador', { query: { size: 100 } }],
];

export const orderChecks: readonly Check[] = [
  ...byName.map(
    ({ call, by, input }): Check => ({
      rule: 'orden-por-nombre',
      call,
      run: async (kit) => {
        const names = (await kit.rows(call, await input?.(kit))).map((row) => text(row, by));
        inOrder(names, isBefore);
      },
    }),
  ),
  ...newestFirst.map(
    ([call, as, input]): Check => ({
      rule: 'recientes-primero',
      call,
      run: async (kit) => {
        const rows = await kit.rows(call, input, as);
        inOrder(rows.map(start), (one, next) => one >= next);
      },
    }),
  ),
];

function start(period: Row): number {
  return number(period, 'anioInicio') * 12 + number(period, 'mesInicio');
}

function inOrder<T>(values: readonly T[], isRight: (one: T, next: T) => boolean): void {
  if (values.length < 2) throw new Unchecked('la lista tiene menos de dos elementos');
  values.reduce((one, next) => {
    must(isRight(one, next), `${String(one)} va antes que ${String(next)}`);
    return next;
  });
}

/** What orders names sensibly may treat spaces, marks and case in its own way: a pair is wrong only when no usual order has it so. */
const collators = [
  new Intl.Collator('es'),
  new Intl.Collator('es', { ignorePunctuation: true }),
  new Intl.Collator('es', { numeric: true }),
];

function isBefore(one: string, next: string): boolean {
  return plain(one) <= plain(next) || collators.some((collator) => collator.compare(one, next) <= 0);
}

function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

async function busiestClient(kit: Kit): Promise<Input> {
  const pairs = await pairsOf(kit, text(await budgetPeriod(kit), 'periodoID'));
  const clients = pairs.map((pair) => number(pair, 'clienteID'));
  const uses = (id: number) => clients.filter((other) => other === id).length;
  const [busiest] = clients.toSorted((one, other) => uses(other) - uses(one));
  if (busiest === undefined) throw new Unchecked('el vendedor no tiene pares');
  return { params: { clienteID: busiest } };
}

/** Lists that are searched by a name. */
const searched: readonly (readonly [Endpoint, string, string])[] = [
  [c.divisiones.listarDivisiones, 'nombre', 'nombre'],
  [c.usuarios.listarUsuarios, 'nombreUsuario', 'nombreUsuario'],
  [c.vendedores.listarVendedores, 'nombre', 'nombre'],
  [c.clientes.listarClientes, 'nombre', 'nombre'],
  [c.productos.listarProductos, 'nombre', 'nombre'],
];

export const searchChecks: readonly Check[] = searched.map(([call, parameter, name]) => ({
  rule: 'busqueda',
  call,
  run: async (kit) => {
    const [first] = await kit.known(call);
    const wanted = text(first, name);
    const found = await kit.rows(call, { query: { [parameter]: wanted } });
    must(
      found.some((row) => field(row, name) === wanted),
      `no encuentra «${wanted}»`,
    );
    const none = await kit.rows(call, { query: { [parameter]: 'conformidad-nada-se-llama-asi' } });
    must(none.length === 0, 'devuelve lo que no se llama así');
  },
}));
