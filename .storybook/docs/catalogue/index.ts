import { actions } from './actions.ts';
import { boxes } from './boxes.ts';
import type { Catalogue } from './entry.ts';
import { frame } from './frame.ts';
import { pieces } from './pieces.ts';
import { screens } from './screens.ts';
import { surfaces } from './surfaces.ts';

export type { Entry } from './entry.ts';

/** Everything that has stories of its own, by the title of its stories. */
export const catalogue: Catalogue = { ...actions, ...boxes, ...surfaces, ...frame, ...screens, ...pieces };
