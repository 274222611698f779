import { monthAbbreviation, monthName } from '@presupuesto/api-sdk/contract';
import type { Proportion, SplitPreview } from '@presupuesto/machines';
import { useState } from 'react';
import { formatDecimal } from '../../../format/numbers.ts';
import { parseDecimal } from '../../../format/parse-decimal.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { TextBox } from '../../../ui/TextBox/TextBox.tsx';
import { alignedTonnes } from './aligned-tonnes.ts';
import { Fields, Note, Parts } from './Dialogs.parts.ts';

interface DistributeDialogProps {
  /** The years that a total can be split over, in order: those with open months. */
  readonly years: readonly number[];
  readonly referenteID: string | null;
  readonly previewOf: (anio: number, total: number | null) => SplitPreview;
  readonly onDistribute: (anio: number, total: number) => void;
  readonly onClose: () => void;
}

const PROPORTION: Record<Proportion, (referenteID: string | null) => string> = {
  present: () => 'en proporción a los volúmenes actuales',
  reference: (referenteID) => `en proporción al referente ${referenteID ?? ''}, porque aún no hay volúmenes`,
  awaited: (referenteID) => `según el referente ${referenteID ?? ''}, que aún no ha llegado`,
  equal: () => 'a partes iguales, porque no hay volúmenes ni referente',
};

/** Asks for a year's tonnes and shows, before anything is written, how they would be split and why so. */
export default function DistributeDialog(props: DistributeDialogProps) {
  const { years, referenteID, onDistribute, onClose } = props;
  const [chosen, setChosen] = useState<number>();
  const [text, setText] = useState('');
  const anio = chosen ?? years[0];
  const total = parseDecimal(text);
  const preview = anio === undefined ? undefined : props.previewOf(anio, total ?? null);
  const isSavable = preview?.isSavable ?? false;
  const parts = alignedTonnes(preview?.months.map(({ volumenTon }) => volumenTon) ?? []);

  return (
    <Dialog
      open
      title="Repartir total"
      onClose={onClose}
      onSubmit={() => {
        if (anio !== undefined && total !== undefined && isSavable) onDistribute(anio, total);
      }}
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" variant="primary" disabled={!isSavable}>
            Repartir
          </Button>
        </>
      }
    >
      {preview === undefined ? (
        <p>No hay meses abiertos en los que repartir.</p>
      ) : (
        <Fields>
          {years.length > 1 && (
            <Select
              label="Año"
              value={String(anio)}
              options={years.map((year) => ({ value: String(year), label: String(year) }))}
              onChange={(value) => setChosen(Number(value))}
            />
          )}
          <TextBox
            type="decimal"
            label={`Toneladas de ${anio}`}
            placeholder="0"
            value={text}
            onChange={setText}
            error={
              total !== undefined && !isSavable && preview.proportion !== 'awaited'
                ? 'Escriba un total entre 0 y 99.999.999'
                : undefined
            }
            reserve
          />
          <Note>
            {spanOf(preview)} El total se repartirá {PROPORTION[preview.proportion](referenteID)}.
          </Note>
          <Parts data-typed={isSavable}>
            {preview.months.map(({ ventaID, mes }, at) => (
              <div key={ventaID}>
                <dt>{monthAbbreviation(mes)}</dt>
                <dd>{parts[at]}</dd>
              </div>
            ))}
          </Parts>
        </Fields>
      )}
    </Dialog>
  );
}

/** The months that take part: `Los meses de octubre a diciembre suman ahora 66,9 t.` */
function spanOf({ months, present }: SplitPreview): string {
  const names = months.map(({ mes }) => monthName(mes));
  const [first = '', last = ''] = [names[0], names.at(-1)];
  const now = `${formatDecimal(present)} t.`;
  if (first === last) return `${first} tiene ahora ${now}`;
  return `Los meses de ${first.toLowerCase()} a ${last.toLowerCase()} suman ahora ${now}`;
}
