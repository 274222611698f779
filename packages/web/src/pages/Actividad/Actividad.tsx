import { noFilters } from '@presupuesto/machines';
import { ServerOff } from 'lucide-react';
import { Page } from '../../shell/Page/Page.tsx';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { ListCount } from '../../ui/ListCount/ListCount.tsx';
import { Retry } from '../../ui/Retry/Retry.tsx';
import { Failed } from './Actividad.parts.ts';
import { ActivityFilters } from './ActivityFilters.tsx';
import { ActivityList } from './ActivityList.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { OlderChanges } from './OlderChanges.tsx';
import { useActivity } from './use-activity.ts';

/** /actividad, of ours: who changed what, in which period, before and after. */
export default function Actividad() {
  const { state, send, download } = useActivity();
  const { filters, items, siguiente, problem, periodos, eliminados, vendedores } = state.context;
  const { outcome = null, problem: downloadProblem = null } = download?.context ?? {};

  if (state.hasTag('notOffered')) {
    return (
      <Page title="Actividad">
        <EmptyState
          icon={<ServerOff size={28} aria-hidden />}
          title="Este servidor no ofrece la actividad"
          text="Guarda las cifras, pero no quién las cambió ni cuándo."
        />
      </Page>
    );
  }
  return (
    <Page
      title="Actividad"
      action={
        <DownloadButton
          empty={items.length === 0}
          busy={download?.hasTag('busy') ?? false}
          outcome={outcome}
          problem={downloadProblem}
          onDownload={() => send({ type: 'download.requested' })}
        />
      }
    >
      <ActivityFilters
        filters={filters}
        periodos={periodos}
        eliminados={eliminados}
        vendedores={vendedores}
        onChoose={(chosen) => send({ type: 'filters.chosen', filters: chosen })}
      />
      <ListCount
        count={items.length}
        one="cambio"
        many="cambios"
        rest={siguiente === null ? undefined : 'y hay más'}
        quiet={!state.hasTag('loaded') || state.hasTag('loadingOlder')}
      />
      {state.hasTag('failed') ? (
        <Failed>
          <Alert>{problem}</Alert>
          <Retry onRetry={() => send({ type: 'retry.requested' })} />
        </Failed>
      ) : (
        <ActivityList
          items={items}
          vendedores={vendedores}
          filters={filters}
          loading={state.hasTag('loading')}
          isFiltered={Object.values(filters).some((value) => value !== null)}
          onClear={() => send({ type: 'filters.chosen', filters: noFilters })}
        />
      )}
      {items.length > 0 && (
        <OlderChanges
          hasOlder={siguiente !== null}
          loading={state.hasTag('loadingOlder')}
          problem={state.hasTag('olderFailed') ? problem : null}
          onOlder={() => send({ type: 'older.requested' })}
        />
      )}
    </Page>
  );
}
