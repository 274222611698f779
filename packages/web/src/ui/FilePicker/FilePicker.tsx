import { FILE_EXTENSIONS } from '@presupuesto/api-sdk/contract';
import { FileSpreadsheet, Upload, X } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react';
import { formatBytes } from '../../format/format-bytes.ts';
import { Field } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Input, Target, Zone } from './FilePicker.parts.ts';

/** A file as the browser hands it over. */
type NamedFile = Blob & { readonly name: string };

interface FilePickerProps {
  readonly file: NamedFile | null;
  readonly onChange: (file: NamedFile | null) => void;
  /** Id of the form's message where that is about the file; absent where the file is not wrong. */
  readonly wrongBy?: string | undefined;
}

/** A native file input that is as large as its label, and takes a dropped file too. */
export function FilePicker({ file, onChange, wrongBy }: FilePickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  function handleChange({ target }: ChangeEvent<HTMLInputElement>): void {
    const chosen = target.files?.[0];
    if (chosen) onChange(chosen);
    // So that the same file, corrected, can be chosen again.
    target.value = '';
  }

  function handleDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped) onChange(dropped);
  }

  function handleDragOver(event: DragEvent): void {
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  }

  function remove(): void {
    onChange(null);
    // The button leaves with the file.
    input.current?.focus();
  }

  return (
    <Field id={id} label="Archivo" required hideLabel={false} message={undefined} reserve={false}>
      <Zone
        data-over={over}
        data-filled={file !== null}
        data-state={wrongBy ? 'error' : 'idle'}
        onDragOver={handleDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <Input
          ref={input}
          id={id}
          type="file"
          accept={FILE_EXTENSIONS.join(',')}
          aria-describedby={wrongBy ? `${wrongBy} ${id}-file` : `${id}-file`}
          aria-invalid={wrongBy ? true : undefined}
          onChange={handleChange}
        />
        <Target htmlFor={id}>
          {file ? <FileSpreadsheet size={28} aria-hidden /> : <Upload size={28} aria-hidden />}
          <span id={`${id}-file`} aria-live="polite">
            {file ? (
              <>
                <strong>{file.name}</strong>
                <small>{formatBytes(file.size)}</small>
              </>
            ) : (
              <>
                <strong>
                  <u>Seleccione un archivo</u> o arrástrelo aquí
                </strong>
                <small>.xlsx o .xlsm, hasta 50&nbsp;MB</small>
              </>
            )}
          </span>
        </Target>
        {file && (
          <IconButton label="Quitar el archivo" onClick={remove}>
            <X size={16} aria-hidden />
          </IconButton>
        )}
      </Zone>
    </Field>
  );
}
