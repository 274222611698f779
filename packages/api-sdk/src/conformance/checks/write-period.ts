import { contract } from '../../contract/contract.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Check } from '../check.ts';
import { expectStatus, field, type Input, type Kit, messageOf } from '../kit.ts';
import type { Leftovers } from '../leftovers.ts';
import { must, needed } from '../verdict.ts';
import { budgetPeriod, number, text } from './found.ts';
import { logChecks } from './write-log.ts';
import { rateChecks } from './write-rates.ts';

const { apertura, clientesProductos, periodos, presupuestos, ventas } = contract;
const CLOSED = 'El período está cerrado';

/** Everything that writes into a period, tried in one far ahead that the kit opens for itself. The last check deletes it. */
export function periodChecks(leftovers: Leftovers): Check[] {
  let own: OpeningData | undefined;
  const opened = () => needed(own, 'no se llegó a abrir un período propio');
  const id = () => opened().periodoDestino;
  const pairs = (kit: Kit) =>
    kit.rows(clientesProductos.listarClientesProductos, { query: { periodoID: id() } }, 'vendedor');
  const months = async (kit: Kit) => {
    const [pair] = await pairs(kit);
    const query = {
      periodoID: id(),
      clienteID: number(pair, 'clienteID'),
      productoID: number(pair, 'productoID'),
    };
    return kit.rows(ventas.listarVentas, { query }, 'vendedor');
  };
  const lists = async (kit: Kit, call: Endpoint) =>
    (await kit.rows(call, {}, 'vendedor')).some((row) => field(row, 'periodoID') === id());
  const check = (rule: Check['rule'], call: Endpoint, run: (kit: Kit) => Promise<void>): Check => ({
    rule,
    call,
    writes: true,
    run,
  });
  const toggles = (rule: 'activo' | 'visible', call: Endpoint, list: Endpoint) =>
    check(rule, call, async (kit) => {
      const isListed: boolean[] = [];
      // Back again before anything is judged: the next checks need the period as it was.
      for (const wanted of [false, true]) {
        expectStatus(await kit.send(call, { params: { id: id() }, body: { [rule]: wanted } }), 200);
        isListed.push(await lists(kit, list));
      }
      must(isListed[0] === false, 'sigue en la lista');
      must(isListed[1] === true, 'no vuelve a la lista');
    });

  return [
    check('apertura', apertura.abrirPeriodo, async (kit) => {
      const body = await openingData(kit);
      const { periodoDestino } = body;
      leftovers.add(periodoDestino, periodos.eliminarPeriodo, async (kit) => {
        const all = await kit.rows(periodos.listarReferentes, {}, 'administrador');
        const isThere = all.some((row) => field(row, 'periodoID') === periodoDestino);
        return isThere ? { params: { id: periodoDestino } } : undefined;
      });
      expectStatus(await kit.send(apertura.abrirPeriodo, { body }), 200);
      own = body;
      must(await lists(kit, periodos.listarPresupuestables), 'no aparece entre los presupuestables');
      const rows = await pairs(kit);
      must(rows.length > 0, 'no tiene los pares del período de origen');
      must(!rows.some((row) => field(row, 'presupuestado') === true), 'tiene filas ya presupuestadas');
    }),
    check('apertura-repetida', apertura.abrirPeriodo, async (kit) => {
      expectStatus(await kit.send(apertura.abrirPeriodo, { body: opened() }), 400);
    }),
    ...figures.flatMap(({ call, name, value }) => [
      check('guarda-y-relee', call, async (kit) => {
        for (const saved of [value, 0, value]) {
          const ventaID = number((await months(kit)).at(-1), 'ventaID');
          expectStatus(await kit.send(call, { params: { ventaID }, query: { [name]: saved } }), 200);
          const read = (await months(kit)).find((month) => field(month, 'ventaID') === ventaID);
          must(field(read, name) === saved, `guardado ${saved}, se lee ${String(field(read, name))}`);
        }
      }),
      check('negativo', call, async (kit) => {
        const ventaID = number((await months(kit)).at(-1), 'ventaID');
        expectStatus(await kit.send(call, { params: { ventaID }, query: { [name]: -1 } }), 400);
      }),
    ]),
    ...logChecks(months),
    check('queda-presupuestado', ventas.guardarVolumen, async (kit) => {
      const [pair] = await pairs(kit);
      must(field(pair, 'presupuestado') === true, 'la fila sigue sin presupuestar');
    }),
    check('aprobacion', presupuestos.aprobarPresupuesto, async (kit) => {
      for (const time of ['primera', 'segunda']) {
        const { status } = await kit.send(presupuestos.aprobarPresupuesto, { params: { periodoID: id() } });
        must(status === 200, `la ${time} vez respondió ${status}`);
      }
      const rows = await pairs(kit);
      must(!rows.some((row) => field(row, 'presupuestado') !== true), 'quedan filas sin presupuestar');
    }),
    ...rateChecks(id),
    toggles('visible', periodos.cambiarVisible, periodos.listarReferentes),
    toggles('activo', periodos.cambiarActivo, periodos.listarPresupuestables),
    ...figures.map(({ call, name, value }) =>
      check('cerrado', call, async (kit) => {
        const ventaID = number((await months(kit)).at(-1), 'ventaID');
        await whileClosed(kit, id(), () => kit.send(call, { params: { ventaID }, query: { [name]: value } }));
      }),
    ),
    check('cerrado', presupuestos.aprobarPresupuesto, (kit) =>
      whileClosed(kit, id(), () =>
        kit.send(presupuestos.aprobarPresupuesto, { params: { periodoID: id() } }),
      ),
    ),
    check('elimina', periodos.eliminarPeriodo, async (kit) => {
      const removed = id();
      expectStatus(await kit.send(periodos.eliminarPeriodo, { params: { id: removed } }), 200);
      must(!(await lists(kit, periodos.listarReferentes)), 'sigue en la lista');
      leftovers.removed(removed);
    }),
  ];
}

const figures = [
  { call: ventas.guardarVolumen, name: 'volumenTon', value: 12.345 },
  { call: ventas.guardarPrecio, name: 'precio', value: 4.5678 },
] as const;

type OpeningData = Awaited<ReturnType<typeof openingData>>;

async function openingData(kit: Kit) {
  const periodoOrigen = text(await budgetPeriod(kit), 'periodoID');
  const all = await kit.rows(periodos.listarReferentes, {}, 'administrador');
  const taken = new Set(all.map((row) => field(row, 'periodoID')));
  const years = Array.from({ length: 20 }, (_, index) => 2199 - index);
  const anioInicio = needed(
    years.find((year) => !taken.has(`BGT-${year}`)),
    'no queda ningún período libre',
  );
  const start = { tipoPeriodo: 'BGT', anioInicio, mesInicio: 1, cantidadMeses: 2 };
  return { periodoOrigen, periodoDestino: `BGT-${anioInicio}`, ...start };
}

/** Closes the kit's period for one call, which must be refused with the specified text. */
async function whileClosed(kit: Kit, id: string, send: () => ReturnType<Kit['send']>): Promise<void> {
  const turn = (activo: boolean): Input => ({ params: { id }, body: { activo } });
  await kit.send(periodos.cambiarActivo, turn(false));
  try {
    const answer = await send();
    expectStatus(answer, 400);
    must(messageOf(answer) === CLOSED, `dice «${messageOf(answer)}»`);
  } finally {
    await kit.send(periodos.cambiarActivo, turn(true));
  }
}
