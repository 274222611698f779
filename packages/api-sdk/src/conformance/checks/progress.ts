import { contract } from '../../contract/contract.ts';
import type { Check } from '../check.ts';
import { field, type Row } from '../kit.ts';
import { must, Unchecked } from '../verdict.ts';
import { cardsAtRest } from './dashboard.ts';
import { text } from './found.ts';

const { dashboard } = contract.dashboard;
/** A server may round to whole numbers. */
const TOLERANCE = 0.5 + 1e-9;

/** Whether the cards of the dashboard, and the sellers on them, are as far as the pairs of their periods. */
export const progressChecks: readonly Check[] = [
  {
    rule: 'avance-del-dashboard',
    call: dashboard,
    run: async (kit) => {
      const cards = await cardsAtRest(kit, (card) => [progressOf(card), field(card, 'vendedores')]);
      if (!cards.some(({ months }) => months.length > 0)) throw new Unchecked('ningún período tiene pares');
      for (const { card, months } of cards) {
        const periodoID = text(card, 'periodoID');
        judge(periodoID, card, months);
        for (const seller of sellersOf(card)) {
          const name = text(seller, 'nombreVendedor');
          const own = months.filter((month) => field(month, 'nombreVendedor') === name);
          // Of two who are called the same nobody knows whose line it is.
          const isOne = new Set(own.map((month) => field(month, 'vendedorID'))).size === 1;
          if (isOne) judge(`${periodoID}, ${name}`, seller, own);
        }
      }
    },
  },
];

const progressOf = (row: Row | undefined) => field(row, 'porcentajeAvance') ?? null;

function sellersOf(card: Row): Row[] {
  const sellers = field(card, 'vendedores');
  return Array.isArray(sellers) ? sellers : [];
}

function judge(who: string, row: Row, months: readonly Row[]): void {
  const said = progressOf(row);
  const pairs = new Map(months.map((month) => [field(month, 'clienteProductoPeriodoID'), month]));
  if (pairs.size === 0) return;
  const budgeted = [...pairs.values()].filter((month) => field(month, 'presupuestado') === true);
  const share = (budgeted.length * 100) / pairs.size;
  // What a CUR period holds has been sold: it may be done by its nature.
  const isSold = String(field(months[0], 'periodoID')).startsWith('CUR');
  const isRight =
    typeof said === 'number' && (Math.abs(said - share) <= TOLERANCE || (isSold && said === 100));
  must(isRight, `${who} dice ${JSON.stringify(said)} % y está presupuestado el ${share}`);
}
