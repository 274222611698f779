import type { UploadOutcome } from '@presupuesto/machines';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { saveBlob } from '../../app/save-blob.ts';
import { formatTotal } from '../../format/numbers.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx';
import { Changes } from './Changes.tsx';
import { assignText } from './change-texts.ts';
import { Actions, Counts, Errors, ErrorsHeading, Heading, Root } from './Result.parts.ts';
import { ResultNotes } from './ResultNotes.tsx';
import { RowErrors } from './RowErrors.tsx';

interface ResultProps {
  readonly outcome: UploadOutcome;
  /** Loads the file that was checked; left out where that is not what the form holds any more. */
  readonly onLoad: (() => void) | undefined;
  /** Whether the file's pairs also enter the open budgets that lack them; left out where none does. */
  readonly assignment: { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void } | undefined;
}

/** What a load or a check came to: counts, and the rows that were wrong. */
export function Result({ outcome, onLoad, assignment }: ResultProps) {
  const { purpose, nombre, file, resultado } = outcome;
  const { totalVentasGuardadas, totalVentasErrores, listaErroresFila, cambios } = resultado;
  const id = useId();
  const isCheck = purpose === 'check';

  async function downloadErrors(): Promise<void> {
    const { writeErrors } = await import('./workbook/error-workbook.ts');
    saveBlob(await writeErrors(resultado), `errores-${nombre}.xlsx`);
  }

  return (
    <Root as="section" aria-labelledby={`${id}-title`}>
      <Heading>
        <h2 id={`${id}-title`}>Resultado de la {isCheck ? 'comprobación' : 'carga'}</h2>
        <p>
          {nombre} · {file.name}
        </p>
      </Heading>
      <Counts>
        <div>
          <dt>{isCheck ? 'Ventas que se guardarían' : 'Ventas guardadas'}</dt>
          <dd>{formatTotal(totalVentasGuardadas)}</dd>
        </div>
        <div data-tone={totalVentasErrores > 0 ? 'danger' : 'neutral'}>
          <dt>Filas con errores</dt>
          <dd>{formatTotal(totalVentasErrores)}</dd>
        </div>
      </Counts>
      {cambios && <Changes cambios={cambios} purpose={purpose} />}
      <ResultNotes outcome={outcome} />
      {listaErroresFila.length > 0 && (
        <Errors>
          <ErrorsHeading>
            <h3 id={`${id}-errors`}>
              {listaErroresFila.length < totalVentasErrores
                ? `Los primeros ${formatTotal(listaErroresFila.length)} errores`
                : 'Errores por fila'}
            </h3>
            <Button icon={<Download size={16} aria-hidden />} onClick={downloadErrors}>
              Descargar errores
            </Button>
          </ErrorsHeading>
          <RowErrors texts={listaErroresFila} labelledBy={`${id}-errors`} />
        </Errors>
      )}
      {onLoad && (
        <Actions>
          {cambios && assignment && (
            <Checkbox label={assignText(cambios)} checked={assignment.isOn} onChange={assignment.onChange} />
          )}
          <Button variant="primary" onClick={onLoad}>
            Cargar este archivo
          </Button>
        </Actions>
      )}
    </Root>
  );
}
