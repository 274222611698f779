import { contract } from '../../contract/contract.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Check } from '../check.ts';
import { expectStatus, field, type Input, type Kit, type Row } from '../kit.ts';
import type { Leftovers } from '../leftovers.ts';
import { must, needed, Unchecked } from '../verdict.ts';
import { number } from './found.ts';

const { clientes, divisiones, paises, productos } = contract;

/** A kind of record that the kit creates, changes and removes again. */
interface Kind {
  readonly list: Endpoint;
  readonly create: Endpoint;
  readonly update: Endpoint;
  readonly remove: Endpoint;
  readonly id: string;
  /** The path parameter of the update. */
  readonly param: string;
  readonly data: (kit: Kit, mark: string) => Promise<Row> | Row;
}

const kinds: readonly Kind[] = [
  {
    list: divisiones.listarDivisiones,
    create: divisiones.crearDivision,
    update: divisiones.actualizarDivision,
    remove: divisiones.eliminarDivision,
    id: 'divisionID',
    param: 'id',
    data: (_kit, mark) => ({ divisionID: `CONF-${mark}`, nombre: `Conformidad ${mark}` }),
  },
  {
    list: clientes.listarClientes,
    create: clientes.crearCliente,
    update: clientes.actualizarCliente,
    remove: clientes.eliminarCliente,
    id: 'clienteID',
    param: 'clienteID',
    data: async (kit, mark) => {
      const [country] = await kit.known(paises.listarPaises);
      const paisID = number(country, 'paisID');
      return { clienteCodigo: `CONF-${mark}`, nombre: `Conformidad ${mark}`, paisID };
    },
  },
  {
    list: productos.listarProductos,
    create: productos.crearProducto,
    update: productos.actualizarProducto,
    remove: productos.eliminarProducto,
    id: 'productoID',
    param: 'productoID',
    data: (_kit, mark) => ({
      productoCodigo: `CONF-${mark}`,
      nombre: `Conformidad ${mark}`,
      // As many decimals as are kept.
      kilosPorPieza: 12.3456,
    }),
  },
];

/** Creates, changes and removes a record of each kind, finding it by its name as a screen would. */
export function catalogueChecks(leftovers: Leftovers): Check[] {
  return kinds.flatMap((kind) => lifeOf(kind, leftovers));
}

function lifeOf(kind: Kind, leftovers: Leftovers): Check[] {
  const mark = crypto.randomUUID().slice(0, 8);
  let made: { id: string | number; data: Row } | undefined;
  const own = () => needed(made, 'no se llegó a crear');
  return [
    {
      rule: 'crea',
      call: kind.create,
      writes: true,
      run: async (kit) => {
        const data = await kind.data(kit, mark);
        const nombre = String(data['nombre']);
        leftovers.add(nombre, kind.remove, async (kit) => {
          const left = await find(kit, kind, mark);
          return left && { params: { id: idOf(left, kind) } };
        });
        expectStatus(await kit.send(kind.create, { body: data }, 'administrador'), 200);
        const row = await find(kit, kind, nombre);
        if (row === undefined) leftovers.unseen(nombre);
        must(row !== undefined, 'no aparece en la lista');
        const id = idOf(row, kind);
        made = { id, data };
        must(sameFields(row, data), 'aparece con otros datos');
      },
    },
    {
      rule: 'actualiza',
      call: kind.update,
      writes: true,
      run: async (kit) => {
        const { id, data } = own();
        const nombre = `Conformidad ${mark} cambiada`;
        const input: Input = { params: { [kind.param]: id }, body: { ...data, [kind.id]: id, nombre } };
        expectStatus(await kit.send(kind.update, input, 'administrador'), 200);
        const row = await find(kit, kind, nombre);
        must(field(row, 'nombre') === nombre, 'no aparece con su nuevo nombre');
      },
    },
    {
      rule: 'elimina',
      call: kind.remove,
      writes: true,
      run: async (kit) => {
        const { id, data } = own();
        expectStatus(await kit.send(kind.remove, { params: { id } }, 'administrador'), 200);
        const left = await kit.rows(kind.list, { query: { nombre: mark } }, 'administrador');
        must(!left.some((row) => field(row, kind.id) === id), 'sigue en la lista');
        leftovers.removed(String(data['nombre']));
      },
    },
  ];
}

/** The record whose name is this one, or holds it. */
async function find(kit: Kit, { list }: Kind, nombre: string): Promise<Row | undefined> {
  const rows = await kit.rows(list, { query: { nombre } }, 'administrador');
  const isNamed = (row: Row) => String(field(row, 'nombre')).includes(nombre);
  return rows.find((row) => field(row, 'nombre') === nombre) ?? rows.find(isNamed);
}

function idOf(row: Row | undefined, { id }: Kind): string | number {
  const value = field(row, id);
  if (typeof value !== 'string' && typeof value !== 'number') throw new Unchecked(`falta ${id}`);
  return value;
}

function sameFields(row: Row | undefined, data: Row): boolean {
  return Object.entries(data).every(([name, value]) => field(row, name) === value);
}
