import type { ComparacionLibro } from '@presupuesto/api-sdk/contract';
import {
  acceptedFigures,
  undecided,
  type Workbook,
  type WorkbookChoice,
  type WorkbookChoices,
} from '@presupuesto/machines';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { FilePicker } from '../../../ui/FilePicker/FilePicker.tsx';
import { Spinner } from '../../../ui/Spinner/Spinner.ts';
import { Comparison } from './Comparison.tsx';
import { Left, Reading, StageRoot } from './Workbook.parts.ts';
import { acceptText, comparedText, SHEETS, undecidedText } from './workbook-text.ts';

interface WorkbookDialogProps {
  readonly state: 'choosing' | 'reading' | 'compared';
  readonly periodoID: string;
  readonly file: Workbook | null;
  /** Why the last file was not read. */
  readonly problem: string | null;
  readonly comparacion: ComparacionLibro | null;
  readonly choices: WorkbookChoices;
  readonly onFile: (file: Workbook) => void;
  /** Gives the reading up, or goes back to choose another file. */
  readonly onDismiss: () => void;
  readonly onChoose: (key: string, choice: WorkbookChoice) => void;
  readonly onChooseAll: (choice: WorkbookChoice) => void;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** Subir Excel: a downloaded budget comes back, what it changes is shown, and nothing is written before that is accepted. */
export default function WorkbookDialog(props: WorkbookDialogProps) {
  const { state, comparacion, choices, onAccept, onClose, onDismiss } = props;
  const cifras = comparacion?.cifras ?? [];
  const accepted = acceptedFigures(cifras, choices).length;
  const left = undecided(cifras, choices).length;
  const isReady = state === 'compared' && accepted > 0 && left === 0;
  return (
    <Dialog
      open
      wide
      title="Subir Excel"
      onClose={onClose}
      onSubmit={() => {
        if (isReady) onAccept();
      }}
      actions={
        <>
          {state === 'compared' && <Left>{undecidedText(left)}</Left>}
          {state !== 'choosing' && (
            <Button onClick={onDismiss}>{state === 'reading' ? 'Dejar de leer' : 'Elegir otro libro'}</Button>
          )}
          <Button onClick={onClose}>Cancelar</Button>
          {state === 'compared' && (
            <Button type="submit" variant="primary" disabled={!isReady}>
              {acceptText(accepted)}
            </Button>
          )}
        </>
      }
    >
      <Stage key={state}>
        <State {...props} />
      </Stage>
    </Dialog>
  );
}

function State(props: WorkbookDialogProps) {
  const { state, periodoID, file, problem, comparacion } = props;
  const problemID = useId();
  if (state === 'reading') {
    return (
      <Reading>
        <Spinner /> Leyendo «{file?.name}»…
      </Reading>
    );
  }
  if (state === 'compared' && comparacion) {
    return (
      <>
        <p>
          {comparedText(comparacion)}{' '}
          {isUnchanged(comparacion) && <>El libro no cambia nada: se leen las hojas {SHEETS}.</>}
        </p>
        {!isUnchanged(comparacion) && <Comparison {...props} comparacion={comparacion} />}
      </>
    );
  }
  return (
    <>
      <p>
        Elija el libro de {periodoID} que descargó de aquí y cambió en sus hojas {SHEETS}. Antes de escribir
        nada verá qué cambia.
      </p>
      {problem !== null && (
        <div id={problemID}>
          <Alert>{problem}</Alert>
        </div>
      )}
      <FilePicker
        file={null}
        wrongBy={problem === null ? undefined : problemID}
        onChange={(chosen) => {
          if (chosen) props.onFile(chosen);
        }}
      />
    </>
  );
}

function isUnchanged({ cifras, totalNoEscritas, totalSinEntender }: ComparacionLibro): boolean {
  return cifras.length + totalNoEscritas + totalSinEntender === 0;
}

/** The file that is chosen takes its box along, and the focus in it: what comes next is where a reader goes on. */
function Stage({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = root;
    const { activeElement } = document;
    if (current && (activeElement === document.body || activeElement?.tagName === 'DIALOG')) current.focus();
  }, []);
  return (
    <StageRoot ref={root} tabIndex={-1}>
      {children}
    </StageRoot>
  );
}
