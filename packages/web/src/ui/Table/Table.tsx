// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the cards of a narrow screen are no CSS tables: without its role an element would lose its meaning there
import type { ReactNode } from 'react';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts';
import { type Column, isLong } from './column.ts';
import { RestRows } from './RestRows.tsx';
import { Room, Root } from './Table.parts.ts';
import { TableRow } from './TableRow.tsx';

export type { Column } from './column.ts';

export interface TableProps<Row> {
  /** Names the table for who cannot see it. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** Buttons of a row, in a last column whose header is only read aloud. */
  readonly actions?: (row: Row) => ReactNode;
  /** A CSS length; by default the room of two icon buttons. */
  readonly actionsWidth?: string;
  /** Without rows: as many skeletons as `skeletonRows`. With rows: they stay, dimmed. */
  readonly loading?: boolean;
  readonly skeletonRows?: number;
  /** What stands where the rows would; by default 'No se encontraron registros'. */
  readonly empty?: ReactNode;
}

/** More columns than these are cards on a tablet, too. */
const MANY = 7;

/** A table of records; at 768 px or less each row is a card. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, actions, loading = false } = props;
  return (
    <Room>
      <Root data-columns={columns.length > MANY ? 'many' : columns.some(isLong) ? 'long' : undefined}>
        <table role="table" aria-label={label} aria-busy={loading}>
          <colgroup>
            {columns.map(({ key, width }) => (
              <col key={key} style={{ inlineSize: width }} />
            ))}
            {actions && <col style={{ inlineSize: props.actionsWidth ?? '92px' }} />}
          </colgroup>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map(({ key, header, align }) => (
                <th key={key} role="columnheader" scope="col" data-align={align}>
                  {header}
                </th>
              ))}
              {actions && (
                <th role="columnheader" scope="col" data-actions="true">
                  <VisuallyHidden>Acciones</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          <tbody role="rowgroup">
            <Body {...props} loading={loading} />
          </tbody>
        </table>
      </Root>
    </Room>
  );
}

function Body<Row>(props: TableProps<Row> & { readonly loading: boolean }) {
  const { columns, rows, actions, loading } = props;
  if (rows.length > 0)
    return rows.map((row) => (
      <TableRow key={props.rowKey(row)} row={row} columns={columns} actions={actions} />
    ));
  if (loading)
    return <RestRows columns={columns} actions={actions !== undefined} count={props.skeletonRows ?? 10} />;
  return (
    <tr role="row" data-rest="true">
      <td role="cell" colSpan={columns.length + (actions ? 1 : 0)} data-empty="true">
        {props.empty ?? <EmptyState title="No se encontraron registros" />}
      </td>
    </tr>
  );
}
