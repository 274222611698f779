import type { NoticeNow } from '@presupuesto/machines';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { ConflictLink } from '../../../shell/PendingNotices/ConflictLink.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Line } from './Notice.parts.ts';
import { noticeText } from './notice-text.ts';

interface NoticeProps extends NoticeNow {
  readonly onUndo: () => void;
  readonly onClose: () => void;
  /** It leaves with the keyboard's focus in it. */
  readonly onFocusLost: () => void;
}

/** What a step came to that reached further than the months in sight, and how to take it back. */
export default function Notice({ notice, conflicts, refused, onUndo, onClose, onFocusLost }: NoticeProps) {
  const [first] = conflicts;
  const line = useRef<HTMLOutputElement>(null);
  const loseFocus = useEffectEvent(onFocusLost);
  useLayoutEffect(() => {
    const element = line.current;
    return () => {
      if (element?.contains(document.activeElement)) loseFocus();
    };
  }, []);
  const isStep =
    notice.kind !== 'not returned' && (!('count' in notice) || notice.count > 0 || first !== undefined);
  return (
    <Line ref={line}>
      <span>{noticeText(notice, conflicts.length, refused)}</span>
      {first && <ConflictLink conflict={first} />}
      {isStep && <Button onClick={onUndo}>Deshacer</Button>}
      <Button variant="quiet" onClick={onClose}>
        Entendido
      </Button>
    </Line>
  );
}
