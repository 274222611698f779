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
  return (
    <SwitchesContext value={switches}>
      <ManagementView management={{ ...management, context: { ...context, notice: null } }}>
        <Messages notice={context.notice} />
      </ManagementView>
    </SwitchesContext>
  );
}
