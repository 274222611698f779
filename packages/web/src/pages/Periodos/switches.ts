import type { Periodo } from '@presupuesto/api-sdk/contract';
import { switchesMachine } from '@presupuesto/machines';
import { useActorRef } from '@xstate/react';
import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useProvided } from '../../app/ports.ts';
import type { Management } from '../../management/use-management.ts';

type SwitchesActor = ActorRefFrom<typeof switchesMachine>;

/** The switches of the rows, which their columns reach without a render of the whole table. */
export const SwitchesContext = createContext<SwitchesActor | undefined>(undefined);

export function useSwitchesActor(): SwitchesActor {
  const switches = use(SwitchesContext);
  if (!switches) throw new Error('useSwitchesActor needs a SwitchesContext around it');
  return switches;
}

/** The machine of the switches of a list, which sends the list what it has saved (specification §4). */
export function useSwitches({ actor: list }: Management<Periodo>): SwitchesActor {
  return useActorRef(useProvided(switchesMachine), { input: { list } });
}
