import type { EditOutcome } from '@presupuesto/machines';
import { useState } from 'react';
import { outcomeText } from './outcome-text.ts';

/** What the latest edit came to; said once each time that it is another object. */
export function Outcome({ outcome }: { readonly outcome: EditOutcome | null }) {
  // The same words twice are said twice: they come as another element.
  const [shown, setShown] = useState({ outcome, turn: 0 });
  if (shown.outcome !== outcome) setShown({ outcome, turn: shown.turn + 1 });
  return <output>{outcome && <span key={shown.turn}>{outcomeText(outcome)}</span>}</output>;
}
