import type { hiddenForRates } from '@presupuesto/machines';
import { Link } from 'wouter';
import { Alert } from '../../ui/Alert/Alert.tsx';

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** Tells an administrator in one line which periods show no card, and leads to what would bring them back. */
export function HiddenForRates({ periodoIDs, monedaIDs }: ReturnType<typeof hiddenForRates>) {
  if (periodoIDs.length === 0) return null;
  const isOne = periodoIDs.length === 1;
  return (
    <Alert tone="warning">
      {list.format(periodoIDs)} {isOne ? 'no se muestra' : 'no se muestran'}: faltan tasas de cambio (
      {monedaIDs.join(', ')}). <Link href="/periodo-moneda">Ver tasas de cambio</Link>
    </Alert>
  );
}
