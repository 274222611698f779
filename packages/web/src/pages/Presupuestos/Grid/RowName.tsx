// oxlint-disable jsx-a11y/prefer-tag-over-role -- the rows of a virtual grid are no table rows, and an svg is no <img>
import type { GridRow } from '@presupuesto/machines';
import { Ban, ChevronDown, CircleCheck, PanelRightOpen } from 'lucide-react';
import { memo } from 'react';
import { formatTotal } from '../../../format/numbers.ts';
import { PairMarks } from '../PairList/PairMarks.tsx';
import { PairName } from './PairName.tsx';
import { nameLines } from './widths.ts';

interface RowNameProps {
  readonly row: GridRow;
  /** To be said after the name; null where it is the same everywhere, or several in the row. */
  readonly monedaID: string | null;
  readonly index: number;
  readonly width: number;
  readonly height: number;
  readonly onOpen: (row: GridRow) => void;
}

/** The row's head, which stays in sight: a group folds by it, a pair's own months are opened from it. */
export const RowName = memo(function RowName({ row, monedaID, index, width, height, onOpen }: RowNameProps) {
  const place = { 'data-part': 'name', 'data-row': index, style: { inlineSize: width } } as const;
  if (row.kind === 'total') {
    return (
      <div role="rowheader" {...place}>
        <span>Total · {row.pairs.length === 1 ? '1 par' : `${formatTotal(row.pairs.length)} pares`}</span>
      </div>
    );
  }
  if (row.kind === 'group') {
    return (
      <div role="rowheader" aria-expanded={!row.isFolded} title={row.name} {...place}>
        <ChevronDown size={14} aria-hidden />
        <span dir="auto">{row.name}</span>
        {row.isFolded && monedaID !== null && <small>{monedaID}</small>}
      </div>
    );
  }
  const { pair } = row;
  return (
    <div role="rowheader" title={`${pair.nombreCliente} · ${pair.nombreProducto}`} {...place}>
      <PairName key={`${row.name}/${width}`} name={row.name} lines={nameLines(height)} />
      {monedaID !== null && <small>{monedaID}</small>}
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Abrir la ficha de ${pair.nombreCliente}, ${pair.nombreProducto}`}
        title="Abrir la ficha (Alt+F)"
        onClick={() => onOpen(row)}
      >
        <PanelRightOpen size={15} aria-hidden />
      </button>
      <PairMarks nota={pair.nota} reapertura={pair.reapertura} />
      {pair.presupuestado ? (
        <CircleCheck size={15} role="img" aria-label="presupuestado" data-budgeted="true" />
      ) : (
        <Ban size={15} role="img" aria-label="no presupuestado" data-budgeted="false" />
      )}
    </div>
  );
});
