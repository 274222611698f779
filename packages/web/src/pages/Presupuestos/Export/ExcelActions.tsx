import { FileSpreadsheet, Upload } from 'lucide-react';
import { formatTotal } from '../../../format/numbers.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { MenuButton } from '../../../ui/Menu/Menu.parts.ts';
import { Menu } from '../../../ui/Menu/Menu.tsx';
import { Spinner } from '../../../ui/Spinner/Spinner.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.ts';
import { Progress, Root } from './ExcelActions.parts.ts';

interface ExcelActionsProps {
  readonly state: 'idle' | 'busy' | 'saved' | 'failed';
  /** Pairs there so far, where they come one by one. */
  readonly progress: { readonly loaded: number; readonly total: number } | null;
  /** Why it failed. */
  readonly problem: string | null;
  /** One button that opens both, where the title's line has no room for them. */
  readonly compact: boolean;
  readonly onExport: () => void;
  readonly onCancel: () => void;
  readonly onUpload: () => void;
}

/** The seller's whole budget of the period as a workbook and back: its progress, its end, or why there is none. */
export function ExcelActions(props: ExcelActionsProps) {
  const { state, progress, problem, compact, onCancel } = props;
  const busy = state === 'busy';
  return (
    <Root>
      {state === 'failed' && <p role="alert">{problem}</p>}
      <Progress data-seen={busy && progress !== null}>
        {busy && progress && `${formatTotal(progress.loaded)} de ${formatTotal(progress.total)} pares`}
        {state === 'saved' && <VisuallyHidden>Excel descargado.</VisuallyHidden>}
      </Progress>
      {busy && progress && (
        <Button variant="quiet" onClick={onCancel}>
          Cancelar
        </Button>
      )}
      {compact ? <Both {...props} /> : <Buttons {...props} />}
    </Root>
  );
}

function Buttons({ state, onExport, onUpload }: ExcelActionsProps) {
  return (
    <>
      <Button icon={<FileSpreadsheet size={16} aria-hidden />} loading={state === 'busy'} onClick={onExport}>
        Descargar Excel
      </Button>
      <Button icon={<Upload size={16} aria-hidden />} onClick={onUpload}>
        Subir Excel…
      </Button>
    </>
  );
}

function Both({ state, onExport, onUpload }: ExcelActionsProps) {
  const busy = state === 'busy';
  const label = (
    <>
      {busy ? <Spinner /> : <FileSpreadsheet size={18} aria-hidden />}
      <VisuallyHidden>Excel</VisuallyHidden>
    </>
  );
  return (
    <Menu label={label} align="end">
      <MenuButton disabled={busy} onClick={onExport}>
        <FileSpreadsheet size={16} aria-hidden />
        Descargar Excel
      </MenuButton>
      <MenuButton onClick={onUpload}>
        <Upload size={16} aria-hidden />
        Subir Excel…
      </MenuButton>
    </Menu>
  );
}
