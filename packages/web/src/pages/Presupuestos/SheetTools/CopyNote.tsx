import type { CopyPlan, CopyScope } from '@presupuesto/machines';
import { awaitedText, countText, otherCurrencyText, totalsText, withoutText } from './copy-text.ts';
import { Note } from './Dialogs.parts.ts';

interface CopyNoteProps {
  /** Null while what it takes is not there, or cannot be read. */
  readonly plan: CopyPlan | null;
  readonly referenteID: string;
  readonly scope: CopyScope;
  readonly isLoading: boolean;
  /** It was asked for, and is copied once it is there. */
  readonly waiting: boolean;
}

/** What a copy comes to, or what it waits for. */
export function CopyNote({ plan, referenteID, scope, isLoading, waiting }: CopyNoteProps) {
  return (
    <Note as="output">
      {isLoading && <span>{awaitedText(scope, waiting)}</span>}
      {plan && (
        <>
          <span>{countText(plan, scope === 'lista', referenteID)}</span>
          {plan.step.length > 0 && <strong>{totalsText(plan, referenteID)}</strong>}
          {plan.otherCurrency > 0 && <span>{otherCurrencyText(plan)}</span>}
          {plan.hasReference && <span>{withoutText(plan)}</span>}
        </>
      )}
    </Note>
  );
}
