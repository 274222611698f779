import type { DashboardCard } from '@presupuesto/machines';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatAvance, formatEUR, formatVolumen } from '../../format/numbers.ts';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx';
import { periodTone } from '../../ui/Tag/period-tone.ts';
import { Figures, Id, Root, Sellers } from './PeriodCard.parts.ts';

interface PeriodCardProps extends DashboardCard {
  /** Where its budget is; absent for who has none. */
  readonly href?: string;
  /** When it was approved. */
  readonly approvals?: ReactNode;
}

/** One period of the dashboard: its totals, its progress, and each seller's (specification §2, Dashboard). */
export function PeriodCard({ href, approvals, ...card }: PeriodCardProps) {
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
      {vendedores.length > 0 && (
        <Sellers aria-label="Avance por vendedor">
          {vendedores.map(({ nombreVendedor, porcentajeAvance: avance }) => (
            <li key={nombreVendedor}>
              <ProgressBar
                thin
                label={nombreVendedor}
                value={avance ?? 0}
                figure={typeof avance === 'number' ? formatAvance(avance) : '–'}
                tone={tone}
              />
            </li>
          ))}
        </Sellers>
      )}
      {approvals}
    </Root>
  );
}
