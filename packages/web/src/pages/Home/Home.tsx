import { dashboardCards, hiddenForRates } from '@presupuesto/machines';
import { LayoutDashboard, Search } from 'lucide-react';
import { useCallback } from 'react';
import { Page } from '../../shell/Page/Page.tsx';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Retry } from '../../ui/Retry/Retry.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { periodTone } from '../../ui/Tag/period-tone.ts';
import { TextBox } from '../../ui/TextBox/TextBox.tsx';
import { AllApprovals } from './Approvals/AllApprovals.tsx';
import { OwnApproval } from './Approvals/OwnApproval.tsx';
import { ComingSoon } from './ComingSoon.tsx';
import { HiddenForRates } from './HiddenForRates.tsx';
import { Cards, Columns, Failed, Filters } from './Home.parts.ts';
import { PeriodCard } from './PeriodCard.tsx';
import { isLarge } from './SellersProgress.tsx';
import { useDashboard } from './use-dashboard.ts';

/** Last figures, which nobody budgets nor approves. */
const isActuals = (periodoID: string) => periodTone(periodoID) === 'cur';

/** A period's budget; one with last figures is only compared with. */
function budgetAddress(periodoID: string): string {
  const name = isActuals(periodoID) ? 'referente' : 'periodo';
  return `/presupuestos?${new URLSearchParams({ [name]: periodoID })}`;
}

/** /home: the periods at a glance (specification §2, Dashboard). */
export default function Home() {
  const { years, state, send, name, search } = useDashboard();
  const { anio, division, items, isAdministrator, faltantes, divisiones, problem, divisionsProblem } =
    state.context;
  const loading = state.hasTag('loading');
  const cards = dashboardCards(items);
  const searches = cards.some(({ vendedores }) => isLarge(vendedores));
  const reread = useCallback(() => send({ type: 'figures.outdated' }), [send]);

  return (
    <Page title="Inicio">
      <Filters>
        <Select
          label="Año"
          placeholder="Todos los años"
          options={years.map((year) => ({ value: `${year}`, label: `${year}` }))}
          value={anio === null ? '' : `${anio}`}
          onChange={(value) => send({ type: 'year.chosen', anio: value === '' ? null : Number(value) })}
        />
        <Select
          label="División"
          placeholder="Todas las divisiones"
          options={divisiones.map(({ divisionID, nombre }) => ({ value: divisionID, label: nombre }))}
          value={division ?? ''}
          onChange={(value) => send({ type: 'division.chosen', division: value || null })}
          error={divisionsProblem ?? undefined}
        />
        {searches && (
          <TextBox
            label="Vendedor"
            placeholder="Nombre o apellido"
            value={name}
            onChange={search}
            icon={<Search size={16} aria-hidden />}
          />
        )}
      </Filters>
      <HiddenForRates {...hiddenForRates(items, faltantes)} />
      <Columns>
        {state.hasTag('failed') && (
          <Failed>
            <Alert>{problem}</Alert>
            <Retry onRetry={() => send({ type: 'retry.requested' })} />
          </Failed>
        )}
        {state.hasTag('loaded') && cards.length === 0 && (
          <EmptyState
            icon={<LayoutDashboard size={28} aria-hidden />}
            title="No hay elementos en el dashboard"
          />
        )}
        {(cards.length > 0 || loading) && (
          <Cards aria-label="Períodos" aria-busy={loading}>
            {cards.map((card) => (
              <li key={card.periodoID}>
                <PeriodCard
                  {...card}
                  search={searches ? name : ''}
                  {...(!isAdministrator && { href: budgetAddress(card.periodoID) })}
                  approvals={
                    isActuals(card.periodoID) ? null : isAdministrator ? (
                      <AllApprovals
                        periodoID={card.periodoID}
                        vendedores={card.vendedores}
                        onOutdated={reread}
                      />
                    ) : (
                      <OwnApproval periodoID={card.periodoID} />
                    )
                  }
                />
              </li>
            ))}
            {cards.length === 0 &&
              [1, 2, 3, 4, 5, 6].map((place) => (
                <li key={place}>
                  <Skeleton height="420px" />
                </li>
              ))}
          </Cards>
        )}
        <ComingSoon />
      </Columns>
    </Page>
  );
}
