import type { DashboardCard } from '@presupuesto/machines';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatAvance, formatEUR, formatVolumen } from '../../format/numbers.ts';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx';
import { periodTone } from '../../ui/Tag/period-tone.ts';
import { Figures, Id, Root } from './PeriodCard.parts.ts';
import { SellersProgress } from './SellersProgress.tsx';

interface PeriodCardProps extends DashboardCard {
  /** Where its budget is; absent for who has none. */
  readonly href?: string;
  /** Words of the names of sellers that are looked for. */
  readonly search: string;
  /** When it was approved. */
  readonly approvals?: ReactNode;
}

/** One period of the dashboard: its totals, its progress, and each seller's (specification §2, Dashboard). */
export function PeriodCard({ href, search, approvals, ...card }: PeriodCardProps) {
  const { periodoID, volumenTon, valorEUR, porcentajeAvance, vendedores } = card;
  const tone = periodTone(periodoID);
  return (
    <Root as="article" aria-label={periodoID}>
      <Id data-tone={tone}>{href === undefined ? periodoID : <Link href={href}>{periodoID}</Link>}</Id>
      <Figures>
        <div>
          <dt>Volumen total (t)</dt>
          <dd>{formatVolumen(volumenTon)}</dd>
        </div>
        <div>
          <dt>Valor total</dt>
          <dd>{formatEUR(valorEUR)}</dd>
        </div>
      </Figures>
      <ProgressBar
        label="Avance"
        value={porcentajeAvance}
        figure={formatAvance(porcentajeAvance)}
        tone={tone}
      />
      {vendedores.length > 0 && <SellersProgress vendedores={vendedores} search={search} tone={tone} />}
      {approvals}
    </Root>
  );
}
