import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { Column } from './column.ts';
import { cellData } from './TableRow.tsx';

const WIDTHS = ['72%', '56%', '80%', '64%', '48%'];

interface RestRowsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly actions: boolean;
  readonly count: number;
}

/** The room of rows that are on their way: as high as the rows to come. */
export function RestRows<Row>({ columns, actions, count }: RestRowsProps<Row>) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} aria-hidden="true" data-rest="true">
      {columns.map((column, at) => (
        <td key={column.key} {...cellData(column, columns)}>
          <Skeleton width={WIDTHS[(row + at) % WIDTHS.length] ?? '72%'} height="14px" />
        </td>
      ))}
      {actions && (
        <td data-actions="true">
          <div>
            <Skeleton width="28px" height="14px" />
          </div>
        </td>
      )}
    </tr>
  ));
}
