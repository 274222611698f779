import { ManagementScreen } from '../../management/ManagementScreen.tsx';
import { tasas } from './rate-kind.ts';

/** /periodo-moneda */
export default function PeriodoMoneda() {
  return <ManagementScreen kind={tasas} />;
}
