import type { Periodo } from '@presupuesto/api-sdk/contract';
import { switchesMachine } from '@presupuesto/machines';
import { useActorRef } from '@xstate/react';
import { createContext, use, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useProvided } from '../../app/ports.ts';
import type { Management } from '../../management/use-management.ts';

export type SwitchesActor = ActorRefFrom<typeof switchesMachine>;

/** The switches of the rows, which their columns reach without a render of the whole table. */
export const SwitchesContext = createContext<SwitchesActor | undefined>(undefined);

export function useSwitchesActor(): SwitchesActor {
  const switches = use(SwitchesContext);
  if (!switches) throw new Error('useSwitchesActor needs a SwitchesContext around it');
  return switches;
}

/** The machine of the switches of a list: what it saves changes the list's row (specification §4). */
export function useSwitches({ actor }: Management<Periodo>): SwitchesActor {
  const switches = useActorRef(useProvided(switchesMachine));

  useEffect(() => {
    const { unsubscribe } = switches.on('period.changed', ({ periodoID, field, value }) => {
      // The list is one of periods.
      const items = actor.getSnapshot().context.items as readonly Periodo[];
      const periodo = items.find((item) => item.periodoID === periodoID);
      if (periodo) actor.send({ type: 'record.changed', item: { ...periodo, [field]: value } });
    });
    return unsubscribe;
  }, [switches, actor]);

  return switches;
}
