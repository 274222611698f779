// oxlint-disable jsx-a11y/prefer-tag-over-role -- a table's elements cannot be virtual in both directions
import type { Reference } from '@presupuesto/machines';
import { memo } from 'react';
import { columnName, columnText, differenceText } from './figure-text.ts';
import type { PlacedColumn } from './grid-shown.ts';

interface GridHeadProps {
  readonly columns: readonly PlacedColumn[];
  readonly nameWidth: number;
  /** Months of several years say which. */
  readonly hasYears: boolean;
  /** Null where totals are compared with nothing. */
  readonly reference: Reference | null;
}

/** The names of the columns, which stay in sight. */
export const GridHead = memo(function GridHead({ columns, nameWidth, hasYears, reference }: GridHeadProps) {
  return (
    <div role="row" data-part="head" aria-rowindex={1}>
      <div role="columnheader" data-part="name" aria-colindex={1} style={{ inlineSize: nameWidth }}>
        Cliente y producto
      </div>
      {columns.map(({ column, index, before, size }) => (
        <div
          key={column.key}
          role="columnheader"
          aria-colindex={index + 2}
          data-history={column.isHistory || undefined}
          data-total={column.mes === null || undefined}
          title={columnName(column)}
          style={{ inlineSize: size, marginInlineStart: before }}
        >
          {columnText(column, hasYears)}
          {column.mes === null && reference && (
            <span title={reference.yearBefore ? 'Diferencia con el año anterior del referente' : undefined}>
              {differenceText(reference)}
            </span>
          )}
        </div>
      ))}
    </div>
  );
});
