import type { Periodo } from '@presupuesto/api-sdk/contract';
import { type SwitchField, switchValue } from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { Toggle } from '../../ui/Toggle/Toggle.tsx';
import { useSwitchesActor } from './switches.ts';

const LABEL: Record<SwitchField, string> = { activo: 'Activo', visible: 'Visible' };

interface PeriodSwitchProps {
  readonly periodo: Periodo;
  readonly field: SwitchField;
}

/** One of a period's two toggles; it stands where it was put while that is being saved. */
export function PeriodSwitch({ periodo, field }: PeriodSwitchProps) {
  const switches = useSwitchesActor();
  const { periodoID } = periodo;
  const checked = useSelector(switches, ({ context }) => switchValue(context, periodo, field).checked);
  const busy = useSelector(switches, ({ context }) => switchValue(context, periodo, field).busy);
  return (
    <Toggle
      label={`${LABEL[field]}, ${periodoID}`}
      hideLabel
      checked={checked}
      busy={busy}
      onChange={(value) => switches.send({ type: 'switch.flipped', periodoID, field, value })}
    />
  );
}
