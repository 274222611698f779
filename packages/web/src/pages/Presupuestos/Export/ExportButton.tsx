import { FileSpreadsheet } from 'lucide-react';
import { formatTotal } from '../../../format/numbers.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.ts';
import { Progress, Root } from './ExportButton.parts.ts';

interface ExportButtonProps {
  readonly state: 'idle' | 'busy' | 'saved' | 'failed';
  /** Pairs there so far, where they come one by one. */
  readonly progress: { readonly loaded: number; readonly total: number } | null;
  /** Why it failed. */
  readonly problem: string | null;
  readonly onExport: () => void;
  readonly onCancel: () => void;
}

/** Descargar Excel: the seller's whole budget of the period as a workbook, with its progress, its end, or why there is none. */
export function ExportButton({ state, progress, problem, onExport, onCancel }: ExportButtonProps) {
  const busy = state === 'busy';
  return (
    <Root>
      {state === 'failed' && <p role="alert">{problem}</p>}
      <Progress>
        {busy && progress && `${formatTotal(progress.loaded)} de ${formatTotal(progress.total)} pares`}
        {state === 'saved' && <VisuallyHidden>Excel descargado.</VisuallyHidden>}
      </Progress>
      {busy && progress && (
        <Button variant="quiet" onClick={onCancel}>
          Cancelar
        </Button>
      )}
      <Button icon={<FileSpreadsheet size={16} aria-hidden />} loading={busy} onClick={onExport}>
        Descargar Excel
      </Button>
    </Root>
  );
}
