import type { Notice as Said } from '@presupuesto/machines';
import { Button } from '../../../ui/Button/Button.tsx';
import { Line } from './Notice.parts.ts';
import { noticeText } from './notice-text.ts';

interface NoticeProps {
  readonly notice: Said;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** What a step came to that reached further than the months in sight, and how to take it back. */
export default function Notice({ notice, onUndo, onClose }: NoticeProps) {
  return (
    <Line>
      <span>{noticeText(notice)}</span>
      {notice.kind !== 'not returned' && <Button onClick={onUndo}>Deshacer</Button>}
      <Button variant="quiet" onClick={onClose}>
        Entendido
      </Button>
    </Line>
  );
}
