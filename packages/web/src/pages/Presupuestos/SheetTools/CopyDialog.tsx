import type { CopyOptions } from '@presupuesto/machines';
import { useState } from 'react';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { TextBox } from '../../../ui/TextBox/TextBox.tsx';
import { Fields, Note } from './Dialogs.parts.ts';
import { readPercent } from './percent.ts';

interface CopyDialogProps {
  readonly periodoID: string;
  /** Null while no reference is chosen. */
  readonly referenteID: string | null;
  /** Whether the reference has none of the months but may have those of the year before. */
  readonly ofAnotherYear: boolean;
  /** How many values these options would write; null with a percentage that cannot be added. */
  readonly countOf: (options: CopyOptions) => number | null;
  readonly onCopy: (options: CopyOptions) => void;
  readonly onClose: () => void;
}

const WHAT = {
  both: { label: 'Volumen y precio', fields: ['volumenTon', 'precio'] },
  volumenTon: { label: 'Solo el volumen', fields: ['volumenTon'] },
  precio: { label: 'Solo el precio', fields: ['precio'] },
} as const;

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const WHAT_OPTIONS = Object.entries(WHAT).map(([value, { label }]) => ({ value, label }));
const FROM_OPTIONS = optionsOf({ same: 'Mismo mes y año', before: 'Mismo mes, año −1' });
const INTO_OPTIONS = optionsOf({ empty: 'Solo los meses vacíos', all: 'Todos, aunque tengan valor' });

/** Asks what of the reference is copied into the budget, and says how much that is. */
export default function CopyDialog(props: CopyDialogProps) {
  const { referenteID, onClose } = props;
  const [what, setWhat] = useState<keyof typeof WHAT>('both');
  const [percent, setPercent] = useState('0');
  const [onlyEmpty, setOnlyEmpty] = useState(true);
  const [chosenBefore, setChosenBefore] = useState<boolean>();
  const yearBefore = chosenBefore ?? props.ofAnotherYear;
  const options = (text: string): CopyOptions => ({
    fields: WHAT[what].fields,
    porcentaje: readPercent(text) ?? Number.NaN,
    onlyEmpty,
    yearBefore,
  });
  const count = referenteID === null ? 0 : props.countOf(options(percent));

  return (
    <Dialog
      open
      title="Copiar referente"
      onClose={onClose}
      onSubmit={() => {
        if (count) props.onCopy(options(percent));
      }}
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" variant="primary" disabled={!count}>
            Copiar
          </Button>
        </>
      }
    >
      {referenteID === null ? (
        <p>Elija antes un Referente en la barra de arriba.</p>
      ) : (
        <Fields>
          <p>
            De <strong>{referenteID}</strong> a los meses abiertos de <strong>{props.periodoID}</strong>.
          </p>
          <Select
            label="Qué copiar"
            value={what}
            options={WHAT_OPTIONS}
            onChange={(value) => setWhat(value as keyof typeof WHAT)}
          />
          <TextBox
            label="Variación (%)"
            placeholder="0"
            value={percent}
            onChange={setPercent}
            validate={(text) =>
              props.countOf(options(text)) === null ? 'Escriba un porcentaje entre -100 y 1.000' : undefined
            }
            reserve={false}
          />
          <Select
            label="De qué mes"
            value={yearBefore ? 'before' : 'same'}
            options={FROM_OPTIONS}
            onChange={(value) => setChosenBefore(value === 'before')}
          />
          <Select
            label="A qué meses"
            value={onlyEmpty ? 'empty' : 'all'}
            options={INTO_OPTIONS}
            onChange={(value) => setOnlyEmpty(value === 'empty')}
          />
          <Note as="output">{count === null ? '' : countText(count)}</Note>
        </Fields>
      )}
    </Dialog>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Con estas opciones no hay nada que copiar.';
  return count === 1 ? 'Se escribirá 1 valor.' : `Se escribirán ${count} valores.`;
}
