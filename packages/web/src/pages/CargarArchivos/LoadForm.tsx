import { FILE_PERIOD_TYPES, MONTH_NAMES } from '@presupuesto/api-sdk/contract';
import { isFileWrong, type UploadContext, type UploadEvent } from '@presupuesto/machines';
import { type RefObject, type SyntheticEvent, useEffect, useId, useState } from 'react';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { FilePicker } from '../../ui/FilePicker/FilePicker.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import { Buttons, Period, Sheet } from './CargarArchivos.parts.ts';
import { loadYears } from './years.ts';

const option = (value: string, label = value) => ({ value, label });
const types = FILE_PERIOD_TYPES.map((tipo) => option(tipo));
const months = MONTH_NAMES.map((name, index) => option(`${index + 1}`, `${index + 1} - ${name}`));

interface LoadFormProps {
  readonly context: UploadContext;
  readonly busy: boolean;
  readonly send: (event: UploadEvent) => void;
  readonly ref: RefObject<HTMLFormElement | null>;
}

/** What to load, and under which period (specification §2, §5). */
export function LoadForm({ context, busy, send, ref }: LoadFormProps) {
  const { form, isValidated, problem, failure, notice, isCheckOffered } = context;
  // Emptied, the selects are as new: none of them has been left empty.
  const [round, setRound] = useState(0);
  const [years] = useState(() => loadYears(new Date().getFullYear()).map((year) => option(`${year}`)));
  const checking = busy && context.upload?.purpose === 'check';
  const text = (value: string | number | null): string => (value === null ? '' : `${value}`);
  const number = (value: string): number | null => (value === '' ? null : Number(value));

  const problemID = useId();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (tries > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries, ref]);

  function submit(purpose: 'load' | 'check'): void {
    send({ type: 'form.submitted', purpose });
    setTries(tries + 1);
  }

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    submit('load');
  }

  function cancel(): void {
    send({ type: 'form.cancelled' });
    setRound((last) => last + 1);
  }

  return (
    <Sheet as="form" ref={ref} noValidate aria-label="Cargar Archivos de Ventas" onSubmit={handleSubmit}>
      <Period key={round}>
        <Select
          label="Tipo"
          placeholder="Tipo"
          required
          validated={isValidated}
          options={types}
          value={text(form.tipo)}
          onChange={(value) => send({ type: 'tipo.chosen', tipo: value || null })}
        />
        <Select
          label="Año"
          placeholder="Año"
          required
          validated={isValidated}
          options={years}
          value={text(form.anio)}
          onChange={(value) => send({ type: 'anio.chosen', anio: number(value) })}
        />
        <Select
          label="Mes"
          placeholder="Mes"
          required
          validated={isValidated}
          options={months}
          value={text(form.mes)}
          onChange={(value) => send({ type: 'mes.chosen', mes: number(value) })}
        />
      </Period>
      <FilePicker
        file={form.file}
        wrongBy={problem !== null && isFileWrong(form) ? problemID : undefined}
        onChange={(file) => send({ type: 'file.chosen', file })}
      />
      <div>
        <div id={problemID}>
          <Alert reserve={notice === null}>{problem ?? failure}</Alert>
        </div>
        <Alert tone="info">{notice}</Alert>
      </div>
      <Buttons>
        <Button type="submit" variant="primary" loading={busy && !checking} disabled={checking}>
          Cargar
        </Button>
        {isCheckOffered && (
          <Button loading={checking} disabled={busy && !checking} onClick={() => submit('check')}>
            Comprobar
          </Button>
        )}
        <Button variant="quiet" disabled={busy} onClick={cancel}>
          Cancelar
        </Button>
      </Buttons>
    </Sheet>
  );
}
