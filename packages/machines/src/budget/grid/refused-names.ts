import type { Field } from '../../outbox/change.ts';
import { isFilled, transposed } from '../edits/paste/grid.ts';
import { currencyIn, headingOf } from '../edits/paste/heading.ts';
import { normalized } from '../edits/paste/month-label.ts';
import { refuseOtherMoney, refuseOtherUnits } from '../edits/paste/other-units.ts';
import { type PastedBlock, type PastedCell, refuse } from '../edits/paste/pasted.ts';
import type { WholePair } from '../whole/whole-budget.ts';
import type { NamedFigures } from './pasted-names.ts';
import { type GridRow, pairsOfRow } from './rows.ts';

/** What is called so on the sheet is no heading: a client may be `Valor Andino`. */
interface Known {
  readonly products: ReadonlySet<string>;
  readonly clients: ReadonlySet<string>;
}

/** Names that say that figures are others than those of the sheet, or of another of its rows, keep them back. */
export function refuseOtherNames(
  { headings, rowNames }: Pick<NamedFigures, 'headings' | 'rowNames'>,
  sheet: { readonly rows: readonly GridRow[]; readonly field: Field },
  rowAt: (line: number) => readonly GridRow[],
): void {
  const named = rowNames.map((cells) => cells.filter(isFilled));
  if (headings.length === 0 && !named.some(({ length }) => length > 0)) return;
  const pairs = sheet.rows.flatMap(pairsOfRow);
  const known: Known = {
    products: new Set(pairs.map(({ nombreProducto }) => normalized(nombreProducto))),
    clients: new Set(pairs.map(({ nombreCliente }) => normalized(nombreCliente))),
  };
  const isKnown = ({ text }: PastedCell) =>
    known.products.has(normalized(text)) || known.clients.has(normalized(text));
  const said = [...headings.flat(), ...headingColumns(rowNames)].filter((cell) => !isKnown(cell));
  const over = named.flatMap((_, line) => rowAt(line)).flatMap(pairsOfRow);
  for (const cell of said) refuseOtherFigures(cell, sheet.field, over);
  named.forEach((cells, line) => {
    const other = rowAt(line).map((row) => otherName(cells, row, known));
    const text = other.find((name) => name !== undefined);
    if (text !== undefined) refuse({ why: 'other row', text });
  });
}

function refuseOtherFigures({ text }: PastedCell, field: Field, over: readonly WholePair[]): void {
  const heading = headingOf(text);
  if (field === 'precio' && (heading === 'precio' || heading === null))
    for (const { monedaID } of over) refuseOtherMoney({ unit: currencyIn(text) }, monedaID);
  if (heading === 'other unit') refuse({ why: 'other unit', text });
  if (heading === 'volumenTon' || heading === 'precio') refuseOtherUnits([heading], field);
}

/** Before figures `Volumen` and `Precio` under each other are headings; beside other names `Saco de 25 kg` is a product. */
function headingColumns(rowNames: PastedBlock): readonly PastedCell[] {
  return transposed(rowNames).flatMap((cells) => {
    const filled = cells.filter(isFilled);
    return filled.every(({ text }) => headingOf(text) !== null && !/\d/.test(text)) ? filled : [];
  });
}

/** Which of the names is that of another row: of its product, of its client, or of a group. */
function otherName(
  cells: readonly PastedCell[],
  row: GridRow,
  { products, clients }: Known,
): string | undefined {
  const own = ownNames(row).map(normalized);
  const names = cells.map(({ text }) => normalized(text));
  const others = cells.filter((_, at) => !own.includes(names[at] ?? ''));
  const isOneOf = (known: ReadonlySet<string>) =>
    others.find(({ text }) => known.has(normalized(text)))?.text;
  if (row.kind !== 'pair')
    return others.length < cells.length ? undefined : (isOneOf(products) ?? isOneOf(clients));
  const { nombreProducto, nombreCliente }: WholePair = row.pair;
  const has = (name: string) => names.includes(normalized(name));
  return (
    (has(nombreProducto) ? undefined : isOneOf(products)) ??
    (has(nombreCliente) ? undefined : isOneOf(clients))
  );
}

function ownNames(row: GridRow): readonly string[] {
  if (row.kind === 'pair') return [row.pair.nombreProducto, row.pair.nombreCliente];
  return row.kind === 'group' ? [row.name] : [];
}
