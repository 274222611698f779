import type { UploadOutcome } from '@presupuesto/machines';
import { Link } from 'wouter';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { assignedText, missingRatesText, totalsText } from './change-texts.ts';
import { Notes } from './Result.parts.ts';

/** What else there is to know of a load or a check: rows that were passed over, budgets, and rates that are missing. */
export function ResultNotes({ outcome }: { readonly outcome: UploadOutcome }) {
  const { purpose, resultado } = outcome;
  const { cambios, filasOmitidas, totalFilasOmitidas } = resultado;
  const totals = totalsText(filasOmitidas ?? [], totalFilasOmitidas ?? undefined);
  const assigned = purpose === 'load' && cambios ? assignedText(cambios) : undefined;
  const rates = cambios?.tasasFaltantes ?? [];
  return (
    <Notes>
      {totals !== undefined && <p>{totals}</p>}
      {assigned !== undefined && <p>{assigned}</p>}
      {cambios && rates.length > 0 && (
        <Alert tone="warning">
          {purpose === 'check' ? 'Faltarán' : 'Faltan'} tasas de cambio de {cambios.periodoID}:{' '}
          {missingRatesText(rates)}. Sin ellas no hay valor en EUR ni tarjeta en Inicio.{' '}
          <Link href="/periodo-moneda">Ir a Tasas de Cambio</Link>
        </Alert>
      )}
    </Notes>
  );
}
