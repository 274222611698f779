import type { TasaFaltante } from '@presupuesto/api-sdk/contract';
import { missingRatesMachine } from '@presupuesto/machines';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { useProvided } from '../../app/ports.ts';
import { ManagementView } from '../../management/ManagementScreen.tsx';
import { useManagement } from '../../management/use-management.ts';
import { MissingRates } from './MissingRates.tsx';
import { tasas } from './rate-kind.ts';

/** /periodo-moneda */
export default function PeriodoMoneda() {
  const management = useManagement(tasas);
  const { actor } = management;
  const [missing, send] = useActor(useProvided(missingRatesMachine));

  useEffect(() => {
    const { unsubscribe } = actor.on('records.changed', () => send({ type: 'rates.changed' }));
    return unsubscribe;
  }, [actor, send]);

  function ask({ periodoID, monedaID, mes }: TasaFaltante): void {
    management.send({
      type: 'creation.asked',
      values: { periodoID, monedaID, mes: mes ? `${mes}` : '' },
    });
  }

  return (
    <ManagementView management={management}>
      <MissingRates items={missing.context.items} onAsk={ask} />
    </ManagementView>
  );
}
