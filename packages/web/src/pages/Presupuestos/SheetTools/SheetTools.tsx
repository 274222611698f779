import type { EditOutcome } from '@presupuesto/machines';
import { CalendarClock, ClipboardCopy, History, Redo2, Split, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Outcome } from './Outcome.tsx';
import { Strip } from './SheetTools.parts.ts';
import { type SheetTool, TOOL_KEYS, TOOL_LABELS } from './sheet-key.ts';

interface SheetToolsProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly outcome: EditOutcome | null;
  /** Whether the server keeps who changed what. */
  readonly hasLog?: boolean;
  readonly onTool: (tool: SheetTool) => void;
  /** Tools that are not always there. */
  readonly children?: ReactNode;
}

/** What can be done with the months as a whole, on one line above them, and what it came to. */
export function SheetTools({ canUndo, canRedo, outcome, hasLog = false, onTool, children }: SheetToolsProps) {
  const button = (tool: SheetTool, icon: ReactNode, off = false, label = TOOL_LABELS[tool]) => (
    <button
      type="button"
      data-tool={tool}
      aria-label={label}
      aria-keyshortcuts={TOOL_KEYS[tool].aria}
      // Not `disabled`: that would throw the keyboard's focus away once the last step is taken back.
      aria-disabled={off || undefined}
      title={`${label} (${TOOL_KEYS[tool].shown})`}
      onClick={() => {
        if (!off) onTool(tool);
      }}
    >
      {icon}
      <span>{label}</span>
    </button>
  );
  return (
    <Strip aria-label="Herramientas de los meses">
      {button('undo', <Undo2 size={16} aria-hidden />, !canUndo)}
      {button('redo', <Redo2 size={16} aria-hidden />, !canRedo)}
      <hr />
      {button('copy', <ClipboardCopy size={15} aria-hidden />)}
      {button('distribute', <Split size={15} aria-hidden />)}
      {hasLog && (
        <>
          <hr />
          {button('history', <History size={16} aria-hidden />)}
          {button('moment', <CalendarClock size={16} aria-hidden />)}
        </>
      )}
      {children}
      <Outcome outcome={outcome} />
    </Strip>
  );
}
