import type { ConflictedValue, Unsent } from '@presupuesto/machines';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { ConflictLink } from './ConflictLink.tsx';
import { Notice, Notices } from './PendingNotices.parts.ts';
import { changeText, conflictsText, unreadableText, unsentTitle } from './unsent-text.ts';

interface PendingNoticesProps {
  /** Whether the device could not keep what waits to be sent. */
  readonly isNothingKept: boolean;
  readonly unsent: readonly Unsent[];
  /** How many records of this device nobody can read. */
  readonly unreadable: number;
  /** Figures that wait for a decision. */
  readonly conflicts: readonly ConflictedValue[];
  readonly onWarningRead: () => void;
  readonly onUnsentRead: () => void;
}

/** What a person must know of figures that wait: that this device keeps none, and which ones could not be sent. */
export function PendingNotices(props: PendingNoticesProps) {
  const { isNothingKept, conflicts, unsent, unreadable, onWarningRead, onUnsentRead } = props;
  const [first] = conflicts;
  return (
    <Notices>
      <Alert tone="warning">
        {isNothingKept && (
          <Notice>
            <span>
              Este dispositivo no puede guardar lo pendiente. No cierre esta página hasta que se haya enviado.
            </span>
            <Button variant="quiet" onClick={onWarningRead}>
              Entendido
            </Button>
          </Notice>
        )}
      </Alert>
      <Alert tone="warning">
        {(unsent.length > 0 || unreadable > 0) && (
          <Notice>
            <div>
              {unsent.length > 0 && (
                <>
                  {unsentTitle(unsent.length)}
                  <ul>
                    {unsent.map(({ kept, text }) => (
                      <li key={kept.id}>
                        {changeText(kept.change)} — {text}
                      </li>
                    ))}
                  </ul>
                </>
              )}
              {unreadable > 0 && <div>{unreadableText(unreadable)}</div>}
            </div>
            <Button variant="quiet" onClick={onUnsentRead}>
              Descartar
            </Button>
          </Notice>
        )}
      </Alert>
      <Alert tone="warning">
        {first && (
          <Notice>
            <span>{conflictsText(conflicts.length)}</span>
            <ConflictLink conflict={first} />
          </Notice>
        )}
      </Alert>
    </Notices>
  );
}
