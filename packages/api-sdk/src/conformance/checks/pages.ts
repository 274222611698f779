import { contract } from '../../contract/contract.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Check } from '../check.ts';
import { expectStatus, field, type Kit } from '../kit.ts';
import { must, needed, Unchecked } from '../verdict.ts';

/** A paged list: the names of its page and size, its largest page, the id of a row. */
interface Paged {
  readonly call: Endpoint;
  readonly id: string;
  readonly max: number;
  readonly page?: 'page';
}

const paged: readonly Paged[] = [
  { call: contract.usuarios.listarUsuarios, id: 'usuarioID', max: 100 },
  { call: contract.vendedores.listarVendedores, id: 'vendedorID', max: 100 },
  { call: contract.clientes.listarClientes, id: 'clienteID', max: 1000 },
  { call: contract.productos.listarProductos, id: 'productoID', max: 1000 },
  { call: contract.periodos.listarPeriodos, id: 'periodoID', max: 100, page: 'page' },
  { call: contract.periodosMoneda.listarPeriodosMoneda, id: 'periodoMonedaID', max: 100 },
];

export const pageChecks: readonly Check[] = paged.flatMap((list): Check[] => [
  {
    rule: 'pagina-cero',
    call: list.call,
    run: async (kit) => {
      const [first, second, both] = [
        await ids(kit, list, 0, 2),
        await ids(kit, list, 1, 2),
        await ids(kit, list, 0, 4),
      ];
      if (both.length < 3) throw new Unchecked('la lista tiene menos de tres elementos');
      must([...first, ...second].join() === both.join(), 'las páginas 0 y 1 no son el principio de la lista');
    },
  },
  {
    rule: 'total-real',
    call: list.call,
    run: async (kit) => {
      const whole = await pageOf(kit, list, 0, list.max);
      const total = needed(whole.rows, 'no lleva rows');
      const length = whole.data.length;
      must(length === list.max || total === length, `dice rows ${total} y hay ${length}`);
      for (const number of [0, 1]) {
        const { rows } = await pageOf(kit, list, number, 1);
        must(rows === total, `la página ${number} dice rows ${String(rows)} y hay ${total}`);
      }
    },
  },
]);

async function ids(kit: Kit, list: Paged, number: number, size: number): Promise<unknown[]> {
  return (await pageOf(kit, list, number, size)).data.map((row) => field(row, list.id));
}

async function pageOf(kit: Kit, { call, page }: Paged, number: number, size: number) {
  const query = page === 'page' ? { page: number, size } : { pageNumber: number, pageSize: size };
  const answer = await kit.send(call, { query });
  expectStatus(answer, 200);
  const data = field(answer.content, 'data');
  const rows = field(answer.content, 'rows');
  if (!Array.isArray(data)) throw new Unchecked('no dio una lista');
  return { data: data as unknown[], rows: typeof rows === 'number' ? rows : undefined };
}
