import type { ReactNode } from 'react';
import { Page } from '../shell/Page/Page.tsx';
import { RecordDialog } from './RecordDialog.tsx';
import { Records } from './Records.tsx';
import { RemovalDialog } from './RemovalDialog.tsx';
import type { RecordKind } from './record-kind.ts';
import { Toolbar } from './Toolbar.tsx';
import { type Management, useManagement } from './use-management.ts';

interface ManagementViewProps<Item extends object> {
  readonly management: Management<Item>;
  /** Buttons of a row beside edit and delete. */
  readonly actions?: (item: Item) => ReactNode;
  /** What saving the form brings along that nobody expects. */
  readonly warning?: string | null | undefined;
  /** What stands between the filters and the table. */
  readonly children?: ReactNode;
}

/** The management screen of a kind of record whose machine the page holds itself. */
export function ManagementView<Item extends object>({
  management,
  actions,
  warning,
  children,
}: ManagementViewProps<Item>) {
  const { kind } = management;
  return (
    <Page title={kind.title}>
      <Toolbar {...management} />
      {children}
      <Records management={management} actions={actions} />
      {kind.form && <RecordDialog management={management} form={kind.form} warning={warning} />}
      {kind.remove && <RemovalDialog {...management} />}
    </Page>
  );
}

/** The management screen of a kind of record (specification §2). */
export function ManagementScreen<Item extends object>({ kind }: { readonly kind: RecordKind<Item> }) {
  return <ManagementView management={useManagement(kind)} />;
}
