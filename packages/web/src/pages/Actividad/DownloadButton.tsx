import type { ActivityDownload } from '@presupuesto/machines';
import { FileSpreadsheet } from 'lucide-react';
import { formatTotal } from '../../format/numbers.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Download } from './Actividad.parts.ts';

interface DownloadButtonProps {
  /** Nothing to download, or nothing yet. */
  readonly empty: boolean;
  readonly busy: boolean;
  readonly outcome: ActivityDownload | null;
  readonly problem: string | null;
  readonly onDownload: () => void;
}

/** Descargar Excel: what is filtered, and what became of it. */
export function DownloadButton({ empty, busy, outcome, problem, onDownload }: DownloadButtonProps) {
  return (
    <Download>
      {problem !== null && <p role="alert">{problem}</p>}
      <output>{outcome && outcomeText(outcome)}</output>
      <Button
        icon={<FileSpreadsheet size={16} aria-hidden />}
        loading={busy}
        disabled={empty}
        onClick={onDownload}
      >
        Descargar Excel
      </Button>
    </Download>
  );
}

function outcomeText({ lines, isCut }: ActivityDownload): string {
  if (isCut) return `Excel descargado con los ${formatTotal(lines)} cambios más recientes; hay más.`;
  return `Excel descargado: ${formatTotal(lines)} ${lines === 1 ? 'cambio' : 'cambios'}.`;
}
