import { assignmentMachine } from './assignment/assignment.machine.ts';
import { aheadMachine } from './budget/ahead/ahead.machine.ts';
import { approvalMachine } from './budget/approval/approval.machine.ts';
import { budgetMachine } from './budget/page/budget.machine.ts';
import { rowsMachine } from './budget/rows/rows.machine.ts';
import { sheetMachine } from './budget/sheet/sheet.machine.ts';
import { exportMachine } from './budget/whole/export.machine.ts';
import { wholeBudgetMachine } from './budget/whole/whole-budget.machine.ts';
import { choicesMachine } from './choices/choices.machine.ts';
import { type NetworkReturns, unwatchedNetwork } from './connection/network-returns.ts';
import { dashboardMachine } from './dashboard/dashboard.machine.ts';
import { changeKeyMachine } from './key/change-key.machine.ts';
import { resetKeyMachine } from './key/reset-key.machine.ts';
import { managementMachine } from './management/management.machine.ts';
import { openingMachine } from './opening/opening.machine.ts';
import { deliveryMachine } from './outbox/delivery.machine.ts';
import { outboxMachine } from './outbox/outbox.machine.ts';
import type { ChangeStore, PortActors } from './ports.ts';
import { missingRatesMachine } from './rates/missing-rates.machine.ts';
import { recoveryMachine } from './recovery/recovery.machine.ts';
import { sessionMachine } from './session/session.machine.ts';
import { flipMachine } from './switches/flip.machine.ts';
import { switchesMachine } from './switches/switches.machine.ts';
import { uploadMachine } from './upload/upload.machine.ts';

/** What every machine but the connection works with. */
export type ScreenActors = Omit<PortActors, 'askServer'> & { readonly networkReturns?: NetworkReturns };

/** Every machine of the screens, with the real actors in place of the defaults that only fail. */
export function provideActors(
  { networkReturns = unwatchedNetwork, ...ports }: ScreenActors,
  changeStore: ChangeStore,
) {
  const actors = { ...ports, networkReturns };
  const ahead = aheadMachine.provide({ actors });
  const whole = wholeBudgetMachine.provide({ actors });
  const approval = approvalMachine.provide({ actors: { ...actors, whole } });
  const download = exportMachine.provide({ actors: { ...actors, whole } });
  const rows = rowsMachine.provide({ actors });
  const sheet = sheetMachine.provide({ actors });
  const delivery = deliveryMachine.provide({ actors });
  const flip = flipMachine.provide({ actors });
  return {
    session: sessionMachine.provide({ actors }),
    recovery: recoveryMachine.provide({ actors }),
    changeKey: changeKeyMachine.provide({ actors }),
    resetKey: resetKeyMachine.provide({ actors }),
    dashboard: dashboardMachine.provide({ actors }),
    management: managementMachine.provide({ actors }),
    choices: choicesMachine.provide({ actors }),
    assignment: assignmentMachine.provide({ actors }),
    missingRates: missingRatesMachine.provide({ actors }),
    switches: switchesMachine.provide({ actors: { flip } }),
    upload: uploadMachine.provide({ actors }),
    opening: openingMachine.provide({ actors }),
    outbox: outboxMachine.provide({ actors: { changeStore, delivery } }),
    budget: budgetMachine.provide({ actors: { ...actors, ahead, approval, download, rows, sheet } }),
  };
}
