import type { UploadContext } from '@presupuesto/machines';
import { Circle, CircleCheck } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { formatBytes } from '../../format/format-bytes.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx';
import { Spinner } from '../../ui/Spinner/Spinner.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.ts';
import { Foot, Root, Step, Steps } from './Overlay.parts.ts';
import { rowsReadText } from './outcome-texts.ts';

interface OverlayProps {
  readonly context: Pick<UploadContext, 'upload' | 'sent' | 'total' | 'rowsRead'>;
  /** `awaiting`: every byte is out, and the server has not said yet that it reads. */
  readonly phase: 'sending' | 'awaiting' | 'reading';
  /** The way out, where there is one. */
  readonly exit: 'Cancelar' | 'Dejar de esperar' | null;
  readonly onExit: () => void;
}

const SENDING = { sending: 'Enviando el archivo', awaiting: 'Esperando al servidor' } as const;

/** While a file is sent and read: nothing else can be reached, and Esc does not close it. */
export function Overlay({ context, phase, exit, onExit }: OverlayProps) {
  const { upload, sent, total, rowsRead } = context;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const reading = phase === 'reading';
  const isCheck = upload?.purpose === 'check';

  useLayoutEffect(() => {
    const root = dialog.current;
    root?.showModal();
    // Not the button: Enter, pressed once more, must not cancel.
    root?.focus();
    return () => root?.close();
  }, []);

  // The button that had the focus may have left.
  useEffect(() => {
    if (exit === null && document.activeElement === document.body) dialog.current?.focus();
  }, [exit]);

  return (
    <Root
      ref={dialog}
      tabIndex={-1}
      closedby="none"
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      // A browser may close it at the second Esc without asking.
      onClose={() => dialog.current?.isConnected && dialog.current.showModal()}
    >
      <h2 id={titleId}>
        {isCheck ? 'Comprobando' : 'Cargando'} {upload?.file.name}
      </h2>
      <VisuallyHidden as="output">
        {phase === 'reading' ? 'Archivo enviado. El servidor está leyendo las filas.' : `${SENDING[phase]}.`}
      </VisuallyHidden>
      <Steps>
        <Step data-state={reading ? 'done' : 'now'}>
          {reading ? <CircleCheck size={18} aria-hidden /> : <Spinner />}
          <div>
            <span>{phase === 'reading' ? 'Archivo enviado' : SENDING[phase]}</span>
            <span>{total > 0 && `${formatBytes(sent)} de ${formatBytes(total)}`}</span>
          </div>
          <div>
            <ProgressBar value={total > 0 ? (100 * sent) / total : 0} label="Bytes enviados" hideLabel />
          </div>
        </Step>
        <Step data-state={reading ? 'now' : 'later'}>
          {reading ? <Spinner /> : <Circle size={18} aria-hidden />}
          <div>
            <span>{isCheck ? 'Leer y comprobar' : 'Leer y guardar'}</span>
            <span>{rowsReadText(rowsRead)}</span>
          </div>
        </Step>
      </Steps>
      <Foot>
        {exit !== 'Cancelar' && (
          <p>
            {exit === null
              ? 'El servidor ya tiene el archivo: la carga no se puede cancelar.'
              : 'El servidor no dice cómo va la carga desde hace un rato.'}
          </p>
        )}
        {exit !== null && <Button onClick={onExit}>{exit}</Button>}
      </Foot>
    </Root>
  );
}
