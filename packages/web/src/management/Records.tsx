import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTotal } from '../format/numbers.ts';
import { Alert } from '../ui/Alert/Alert.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { EmptyState } from '../ui/EmptyState/EmptyState.tsx';
import { IconButton } from '../ui/IconButton/IconButton.tsx';
import { ListCount } from '../ui/ListCount/ListCount.tsx';
import { Paginator } from '../ui/Paginator/Paginator.tsx';
import { pageWindow } from '../ui/Paginator/page-window.ts';
import { Table } from '../ui/Table/Table.tsx';
import { Failed, Focusable } from './Management.parts.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import type { Management } from './use-management.ts';

interface RecordsProps<Item extends object> {
  readonly management: Management<Item>;
  /** Buttons of a row beside edit and delete. */
  readonly actions?: ((item: Item) => ReactNode) | undefined;
}

/** The table and its paginator. */
export function Records<Item extends object>({ management, actions }: RecordsProps<Item>) {
  const { kind, state, context, send, mayWrite } = management;
  const { items, rows, shownPage, listProblem } = context;
  const loading = state.hasTag('loading');
  const table = useFocusAfterRemoval(management);
  const buttons = mayWrite ? [kind.form, actions, kind.remove].filter(Boolean).length : 0;

  const nameOf = kind.namesIn?.(items) ?? kind.nameOf;

  const rowActions = (item: Item) => (
    <>
      {kind.form && (
        <IconButton label={`Editar ${nameOf(item)}`} onClick={() => send({ type: 'edition.asked', item })}>
          <Pencil size={16} aria-hidden />
        </IconButton>
      )}
      {actions?.(item)}
      {kind.remove && (
        <IconButton
          label={`Eliminar ${nameOf(item)}`}
          tone="danger"
          onClick={() => send({ type: 'removal.asked', item })}
        >
          <Trash2 size={16} aria-hidden />
        </IconButton>
      )}
    </>
  );

  return (
    <Focusable ref={table} tabIndex={-1}>
      <ListCount
        count={kind.pageSize === undefined ? items.length : rows}
        one={kind.singular.toLocaleLowerCase('es')}
        many={kind.plural ?? kind.title.toLocaleLowerCase('es')}
        rest={pageText(shownPage, kind.pageSize, rows)}
        quiet={loading || listProblem !== null}
      />
      <Table
        label={kind.title}
        columns={kind.columns}
        rows={items}
        rowKey={kind.keyOf}
        loading={loading}
        skeletonRows={kind.pageSize ?? 5}
        {...(buttons > 0 && { actions: rowActions, actionsWidth: `${buttons * 32 + 28}px` })}
        empty={
          listProblem === null ? (
            <EmptyState title="No se encontraron registros" />
          ) : (
            <Failed>
              <Alert>{listProblem}</Alert>
              <Button
                onClick={() => {
                  // The button goes away with the message.
                  table.current?.focus({ preventScroll: true });
                  send({ type: 'retry.requested' });
                }}
              >
                Reintentar
              </Button>
            </Failed>
          )
        }
      />
      {kind.pageSize !== undefined && (
        <Paginator
          page={shownPage}
          pageSize={kind.pageSize}
          rows={rows}
          disabled={loading}
          onPage={(chosen) => send({ type: 'page.chosen', page: chosen })}
        />
      )}
    </Focusable>
  );
}

/** Which page it is; nothing where there is one alone. */
function pageText(asked: number, pageSize: number | undefined, rows: number): string | undefined {
  if (pageSize === undefined || rows <= pageSize) return undefined;
  const { page, last } = pageWindow(asked, pageSize, rows);
  return `página ${formatTotal(page + 1)} de ${formatTotal(last + 1)}`;
}
