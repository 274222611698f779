import { useSelector } from '@xstate/react';
import { useLeaveWarning } from '../../app/use-leave-warning.ts';
import { ManagementView } from '../../management/ManagementScreen.tsx';
import { useManagement } from '../../management/use-management.ts';
import { Messages } from './Messages.tsx';
import { periodos } from './period-kind.tsx';
import { SwitchesContext, useSwitches } from './switches.ts';

/** /periodos */
export default function Periodos() {
  const management = useManagement(periodos);
  const switches = useSwitches(management);
  const { context } = management;
  useLeaveWarning(useSelector(switches, (state) => state.hasTag('saving')));
  return (
    <SwitchesContext value={switches}>
      <ManagementView management={{ ...management, context: { ...context, notice: null } }}>
        <Messages notice={context.notice} />
      </ManagementView>
    </SwitchesContext>
  );
}
