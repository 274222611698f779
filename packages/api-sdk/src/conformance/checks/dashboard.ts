import { contract } from '../../contract/contract.ts';
import type { Check } from '../check.ts';
import { field, type Kit, type Row } from '../kit.ts';
import { must, Unchecked } from '../verdict.ts';
import { text } from './found.ts';
import { isClose, ratesOf, totalsOf } from './money.ts';

const { dashboard } = contract.dashboard;
const { listarVentasPeriodo } = contract.ventas;
/** How many periods are added up, and how many pages of months each may have. */
const MOST_PERIODS = 3;
const MOST_PAGES = 10;
const PAGE_SIZE = 5000;

/** Whether the cards of the dashboard come to what the months of their periods do. */
export const dashboardChecks: readonly Check[] = [
  {
    rule: 'totales-del-dashboard',
    call: dashboard,
    run: async (kit) => {
      const sums = new Map<Row, Totals>();
      for (const { card, months } of await cardsAtRest(kit, (one) => [tonnesOf(one), eurosOf(one)])) {
        sums.set(card, totalsOf(months, await ratesOf(kit, card)));
      }
      const hasSales = [...sums.values()].some(({ tonnes }) => tonnes > 0);
      if (!hasSales) throw new Unchecked('ningún período del dashboard tiene toneladas');
      for (const [card, totals] of sums) judge(card, totals);
    },
  },
];

/** A card of the dashboard, with everybody's months of its period. */
interface CardWithMonths {
  readonly card: Row;
  readonly months: readonly Row[];
}

/**
 * The first cards with what they sum up.
 *
 * @throws Unchecked when what `said` takes of a card is another by the time its months are there, and as `monthsOf` does
 */
export async function cardsAtRest(
  kit: Kit,
  said: (card: Row | undefined) => readonly unknown[],
): Promise<CardWithMonths[]> {
  const before = await kit.known(dashboard, {}, 'administrador');
  // Those that say something first: a card that says nothing may have months all the same.
  const cards = before.toSorted((one, other) => Number(hasTonnes(other)) - Number(hasTonnes(one)));
  const found: CardWithMonths[] = [];
  for (const card of cards.slice(0, MOST_PERIODS)) {
    found.push({ card, months: await monthsOf(kit, text(card, 'periodoID')) });
  }
  const after = await kit.rows(dashboard, {}, 'administrador');
  for (const { card } of found) {
    const now = after.find((other) => field(other, 'periodoID') === field(card, 'periodoID'));
    const isAtRest = JSON.stringify(said(now)) === JSON.stringify(said(card));
    if (!isAtRest) throw new Unchecked('las cifras cambian mientras se comprueban');
  }
  return found;
}

type Totals = ReturnType<typeof totalsOf>;

const tonnesOf = (card: Row | undefined) => field(card, 'volumenTon') ?? 0;
const eurosOf = (card: Row | undefined) => field(card, 'valorEUR') ?? null;
const hasTonnes = (card: Row) => Number(tonnesOf(card)) > 0;

function judge(card: Row, { tonnes, euros }: Totals): void {
  const periodoID = text(card, 'periodoID');
  const [saidTonnes, saidEuros] = [tonnesOf(card), eurosOf(card)];
  must(
    typeof saidTonnes === 'number' && isClose(saidTonnes, tonnes),
    `${periodoID} dice ${JSON.stringify(saidTonnes)} toneladas y sus meses suman ${tonnes}`,
  );
  // Without sales there is nothing to convert: 0 or nothing.
  if (euros === 0 && saidEuros === null) return;
  const isRight =
    euros === undefined ? saidEuros === null : typeof saidEuros === 'number' && isClose(saidEuros, euros);
  const should = euros === undefined ? 'falta una tasa' : `sus meses suman ${euros}`;
  must(isRight, `${periodoID} dice ${JSON.stringify(saidEuros)} euros y ${should}`);
}

/** Everybody's months of a period. @throws Unchecked without the extension that lists them, and when there are too many */
async function monthsOf(kit: Kit, periodoID: string): Promise<Row[]> {
  const months: Row[] = [];
  for (let pageNumber = 0; pageNumber < MOST_PAGES; pageNumber += 1) {
    const call = { params: { periodoID }, query: { pageNumber, pageSize: PAGE_SIZE } };
    const page = await kit.known(listarVentasPeriodo, call, 'administrador');
    months.push(...page);
    if (page.length < PAGE_SIZE) return months;
  }
  throw new Unchecked(`${periodoID} tiene más meses de los que se suman`);
}
