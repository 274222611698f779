import type { hiddenForRates } from '@presupuesto/machines';
import { Link } from 'wouter';
import { Alert } from '../../ui/Alert/Alert.tsx';

/** More of them are counted. */
const NAMED = 3;

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** Tells an administrator in one line which periods show no card, and leads to what would bring them back. */
export function HiddenForRates({ periodoIDs, monedaIDs }: ReturnType<typeof hiddenForRates>) {
  if (periodoIDs.length === 0) return null;
  const isOne = periodoIDs.length === 1;
  const isCounted = periodoIDs.length > NAMED;
  return (
    <Alert tone="warning">
      {isCounted ? `${periodoIDs.length} períodos` : list.format(periodoIDs)}{' '}
      {isOne ? 'no se muestra' : 'no se muestran'}: faltan tasas de cambio ({monedaIDs.join(', ')}).{' '}
      <Link href="/periodo-moneda">Ver tasas de cambio</Link>
      {isCounted && (
        <details>
          <summary>Detalles</summary>
          {list.format(periodoIDs)}
        </details>
      )}
    </Alert>
  );
}
