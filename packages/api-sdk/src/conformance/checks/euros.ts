import { contract } from '../../contract/contract.ts';
import type { Check } from '../check.ts';
import { field, type Kit, type Row } from '../kit.ts';
import { must, Unchecked } from '../verdict.ts';
import { budgetPeriod, number, pairsOf, text } from './found.ts';
import { eurosOf, isClose, type RateOf, ratesOf, salesOf } from './money.ts';

const { listarVentas, listarVentasPeriodo } = contract.ventas;
/** How many pairs are looked at for one that sells. */
const MOST_PAIRS = 10;

/** Whether months are worth in euros what their rates make of them. */
export const euroChecks: readonly Check[] = [
  {
    rule: 'valor-euro',
    call: listarVentas,
    run: async (kit) => {
      const period = await budgetPeriod(kit);
      const rateOf = await ratesOf(kit, period);
      const { months, monedaID } = await sellingPair(kit, text(period, 'periodoID'));
      for (const month of months) judge(month, monedaID, rateOf);
    },
  },
  {
    rule: 'valor-euro',
    call: listarVentasPeriodo,
    run: async (kit) => {
      const period = await budgetPeriod(kit);
      const rateOf = await ratesOf(kit, period);
      const call = { params: { periodoID: text(period, 'periodoID') }, query: { pageSize: 5000 } };
      const months = await kit.known(listarVentasPeriodo, call, 'vendedor');
      for (const month of months) judge(month, text(month, 'monedaID'), rateOf);
    },
  },
];

function judge(month: Row, monedaID: string, rateOf: RateOf): void {
  const wanted = eurosOf(month, monedaID, rateOf);
  const answered = field(month, 'valorEUR') ?? null;
  // Without sales there is nothing to convert: 0 or nothing.
  if (wanted === 0 && answered === null) return;
  const isRight =
    wanted === undefined ? answered === null : typeof answered === 'number' && isClose(answered, wanted);
  const should = wanted === undefined ? 'nada, porque falta la tasa' : String(wanted);
  must(isRight, `el mes ${number(month, 'mes')} dice ${JSON.stringify(answered)} euros en vez de ${should}`);
}

/** The months of a pair of the seller's that sells something, and its currency. @throws Unchecked */
async function sellingPair(kit: Kit, periodoID: string) {
  for (const pair of (await pairsOf(kit, periodoID)).slice(0, MOST_PAIRS)) {
    const query = { periodoID, clienteID: number(pair, 'clienteID'), productoID: number(pair, 'productoID') };
    const months = await kit.known(listarVentas, { query });
    if (months.some((month) => salesOf(month) > 0)) return { months, monedaID: text(pair, 'monedaID') };
  }
  throw new Unchecked('ninguno de los primeros pares del vendedor tiene ventas');
}
