import { momentOf } from '../format/at-moment.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Dialog } from '../ui/Dialog/Dialog.tsx';
import { conflictLines, conflictTitle } from './conflict-texts.ts';
import { Question } from './Management.parts.ts';
import type { RecordForm } from './record-kind.ts';
import type { Management } from './use-management.ts';

interface ConflictDialogProps<Item extends object> {
  readonly management: Management<Item>;
  readonly form: RecordForm<Item>;
}

/** Says who changed the record meanwhile, and how; and asks whose change is to count. */
export function ConflictDialog<Item extends object>({ management, form }: ConflictDialogProps<Item>) {
  const { kind, state, context, send } = management;
  const { conflict, edited } = context;
  return (
    <Dialog
      open={state.hasTag('conflicting')}
      title={conflictTitle(kind.theOne)}
      onClose={() => send({ type: 'conflict.closed' })}
      actions={
        <>
          <Button onClick={() => send({ type: 'conflict.theirs' })}>Quedarme con lo suyo</Button>
          <Button variant="primary" onClick={() => send({ type: 'conflict.mine' })}>
            Guardar lo mío
          </Button>
        </>
      }
    >
      {conflict !== null && edited !== null && (
        <Question>
          <p>
            <strong>{conflict.usuario ?? 'Otra persona'}</strong> cambió {kind.theOne}{' '}
            <strong>{kind.nameOf(edited)}</strong>
            {momentOf(conflict.fecha)}, mientras usted editaba:
          </p>
          <ul>
            {conflictLines(form.fields, { before: edited, ...conflict, context }).map(
              ({ label, before, after, isMine }) => (
                <li key={label}>
                  {label}: «{before}» → «{after}»{isMine && ' (usted también lo cambió)'}
                </li>
              ),
            )}
          </ul>
          <p>
            Si guarda lo suyo, lo que usted no tocó queda como lo dejó {conflict.usuario ?? 'otra persona'}.
          </p>
        </Question>
      )}
    </Dialog>
  );
}
