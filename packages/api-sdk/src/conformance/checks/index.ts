import type { Check } from '../check.ts';
import type { Leftovers } from '../leftovers.ts';
import { accessChecks } from './access.ts';
import { dashboardChecks } from './dashboard.ts';
import { euroChecks } from './euros.ts';
import { figureChecks } from './figures.ts';
import { inputChecks } from './input.ts';
import { orderChecks, searchChecks } from './order.ts';
import { pageChecks } from './pages.ts';
import { progressChecks } from './progress.ts';
import { readChecks } from './reads.ts';
import { type SignIns, sessionChecks } from './session.ts';
import { unknownChecks } from './unknown.ts';
import { assignmentCheck, untriedChecks } from './untried.ts';
import { catalogueChecks } from './write-catalogue.ts';
import { periodChecks } from './write-period.ts';

/** Every check of the kit, in the order in which they are run. */
export function allChecks(people: SignIns, leftovers: Leftovers): Check[] {
  return [
    ...sessionChecks(people),
    ...readChecks,
    ...accessChecks,
    ...inputChecks,
    ...unknownChecks,
    ...pageChecks,
    ...orderChecks,
    ...searchChecks,
    ...figureChecks,
    ...euroChecks,
    ...dashboardChecks,
    ...progressChecks,
    ...catalogueChecks(leftovers),
    assignmentCheck,
    ...periodChecks(leftovers),
    ...untriedChecks,
  ];
}
