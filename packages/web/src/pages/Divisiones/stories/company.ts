import { atWork } from '../../../management/stories/at-work.ts';
import Divisiones from '../Divisiones.tsx';

/** An administrator's screen; every story starts with the same three divisions. */
export const divisionsMeta = { component: Divisiones, ...atWork };
