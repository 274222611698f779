// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the cards of a narrow screen are no CSS tables: without its role an element would lose its meaning there
import type { ReactNode } from 'react';
import { type Column, leadColumn } from './column.ts';

interface TableRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly actions: ((row: Row) => ReactNode) | undefined;
}

/** The data attributes that a cell's look hangs on, the same for a value and for its skeleton. */
export function cellData<Row>(column: Column<Row>, columns: readonly Column<Row>[]) {
  return {
    'data-label': column.header,
    'data-align': column.align,
    'data-control': column.control,
    'data-whole': column.isWhole,
    'data-narrow': column.hideNarrow ? 'hidden' : undefined,
    'data-lead': column === leadColumn(columns),
  };
}

/** A record: one cell per column, then its actions. */
export function TableRow<Row>({ row, columns, actions }: TableRowProps<Row>) {
  return (
    <tr role="row">
      {columns.map((column) =>
        column.isHeader ? (
          <th key={column.key} role="rowheader" scope="row" {...cellData(column, columns)}>
            <div>
              {column.cell(row)}
              {column.cardRest && (
                <>
                  {' '}
                  <span data-card-rest>{column.cardRest(row)}</span>
                </>
              )}
            </div>
          </th>
        ) : (
          <td key={column.key} role="cell" {...cellData(column, columns)}>
            <div>{column.cell(row)}</div>
          </td>
        ),
      )}
      {actions && (
        <td role="cell" data-actions="true">
          <div>{actions(row)}</div>
        </td>
      )}
    </tr>
  );
}
