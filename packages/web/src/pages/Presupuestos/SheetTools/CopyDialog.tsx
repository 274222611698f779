import {
  type CopyAsked,
  type CopyMemory,
  type CopyOptions,
  type CopyPlan,
  type CopyScope,
  type CopySource,
  isPorcentaje,
} from '@presupuesto/machines';
import { useRef, useState } from 'react';
import { formatDecimal, formatTotal } from '../../../format/numbers.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { Retry } from '../../../ui/Retry/Retry.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { TextBox } from '../../../ui/TextBox/TextBox.tsx';
import { awaitedText, countText, otherCurrencyText, totalsText, withoutText } from './copy-text.ts';
import { Fields, Note, Percents } from './Dialogs.parts.ts';
import { readPercent } from './percent.ts';

interface CopyDialogProps {
  readonly periodoID: string;
  /** Null while no reference is chosen. */
  readonly referenteID: string | null;
  /** How many pairs the list shows. */
  readonly pairs: number;
  readonly scope: CopyScope;
  /** Whether this pair or all of the list, with their reference, are there. */
  readonly state: CopySource;
  /** It was asked for, and is copied once it is there. */
  readonly waiting: boolean;
  readonly problem: string | null;
  /** What was chosen last time. */
  readonly memory: CopyMemory;
  /** Whether the reference has none of the months but may have those of the year before. */
  readonly ofAnotherYear: boolean;
  /** What these options would come to. */
  readonly planOf: (options: CopyOptions) => CopyPlan;
  readonly onScope: (scope: CopyScope) => void;
  readonly onRetry: () => void;
  readonly onCopy: (asked: CopyAsked) => void;
  /** Another choice than the one that was asked for. */
  readonly onChange: () => void;
  readonly onClose: () => void;
}

const WHAT = {
  both: { label: 'Volumen y precio', fields: ['volumenTon', 'precio'], into: 'Solo los meses vacíos' },
  volumenTon: { label: 'Solo el volumen', fields: ['volumenTon'], into: 'Solo los meses sin volumen' },
  precio: { label: 'Solo el precio', fields: ['precio'], into: 'Solo los meses sin precio' },
} as const;

const PERCENTS = [
  { field: 'volumenTon', label: 'Variación del volumen (%)' },
  { field: 'precio', label: 'Variación del precio (%)' },
] as const;

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const WHAT_OPTIONS = Object.entries(WHAT).map(([value, { label }]) => ({ value, label }));
const FROM_OPTIONS = optionsOf({ same: 'Mismo mes y año', before: 'Mismo mes, año −1' });

const isPercent = (text: string): boolean => isPorcentaje(readPercent(text) ?? null);

function whatOf({ fields }: CopyMemory): keyof typeof WHAT {
  return fields.length > 1 ? 'both' : (fields[0] ?? 'both');
}

/** Asks what of the reference is copied into the budget, of this pair or of all listed, and says what that comes to. */
export default function CopyDialog(props: CopyDialogProps) {
  const { referenteID, scope, state, waiting, memory, pairs, onClose } = props;
  const percent = useRef<HTMLInputElement>(null);
  const [what, setWhat] = useState(whatOf(memory));
  const [texts, setTexts] = useState({
    volumenTon: formatDecimal(memory.porcentajes.volumenTon),
    precio: formatDecimal(memory.porcentajes.precio),
  });
  const [onlyEmpty, setOnlyEmpty] = useState(memory.onlyEmpty);
  const [chosenBefore, setChosenBefore] = useState<boolean>();
  const yearBefore = chosenBefore ?? props.ofAnotherYear;
  const fields: CopyOptions['fields'] = WHAT[what].fields;
  const options: CopyOptions = {
    fields,
    porcentajes: { volumenTon: readPercent(texts.volumenTon) ?? 0, precio: readPercent(texts.precio) ?? 0 },
    onlyEmpty,
    yearBefore,
  };
  const isSaid = referenteID !== null && fields.every((field) => isPercent(texts[field]));
  const plan = isSaid && state === 'ready' ? props.planOf(options) : null;
  const hasStep = plan !== null && plan.step.length > 0;
  const canCopy = hasStep || (isSaid && state === 'loading');

  function handleSubmit(): void {
    if (!canCopy || waiting) return;
    // Which year it is may not be known yet.
    props.onCopy({ ...options, scope, yearBefore: plan ? yearBefore : (chosenBefore ?? null) });
  }

  return (
    <Dialog
      open
      title="Copiar referente"
      onClose={onClose}
      begin={percent}
      onSubmit={handleSubmit}
      message={
        referenteID !== null && (
          <>
            <Alert>{state === 'failed' && props.problem}</Alert>
            <Note as="output">
              {state === 'loading' && <span>{awaitedText(scope, waiting)}</span>}
              {plan && (
                <>
                  <span>{countText(plan, scope === 'lista', referenteID)}</span>
                  {hasStep && <strong>{totalsText(plan, referenteID)}</strong>}
                  {plan.otherCurrency > 0 && <span>{otherCurrencyText(plan)}</span>}
                  {plan.hasReference && <span>{withoutText(plan)}</span>}
                </>
              )}
            </Note>
          </>
        )
      }
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          {state === 'failed' && <Retry onRetry={props.onRetry} />}
          <Button type="submit" variant="primary" disabled={!canCopy} loading={waiting}>
            Copiar
          </Button>
        </>
      }
    >
      {referenteID === null ? (
        <p>Elija antes un Referente en la barra de arriba.</p>
      ) : (
        <Fields onInput={props.onChange}>
          <p>
            De <strong>{referenteID}</strong> a los meses abiertos de <strong>{props.periodoID}</strong>.
          </p>
          <Select
            label="Para qué pares"
            value={scope}
            options={optionsOf({ par: 'Solo este par', lista: listText(pairs) })}
            onChange={(value) => props.onScope(value as CopyScope)}
          />
          <Select
            label="Qué copiar"
            value={what}
            options={WHAT_OPTIONS}
            onChange={(value) => setWhat(value as keyof typeof WHAT)}
          />
          <Percents>
            {PERCENTS.filter(({ field }) => fields.includes(field)).map(({ field, label }, at) => (
              <TextBox
                key={field}
                {...(at === 0 && { ref: percent })}
                label={label}
                placeholder="0"
                value={texts[field]}
                onChange={(text) => setTexts({ ...texts, [field]: text })}
                validate={(text) =>
                  isPercent(text) ? undefined : 'Escriba un porcentaje entre -100 y 1.000'
                }
                reserve={false}
              />
            ))}
          </Percents>
          <Select
            label="De qué mes"
            value={yearBefore ? 'before' : 'same'}
            options={FROM_OPTIONS}
            onChange={(value) => setChosenBefore(value === 'before')}
          />
          <Select
            label="A qué meses"
            value={onlyEmpty ? 'empty' : 'all'}
            options={optionsOf({ empty: WHAT[what].into, all: 'Todos, aunque tengan valor' })}
            onChange={(value) => setOnlyEmpty(value === 'empty')}
          />
        </Fields>
      )}
    </Dialog>
  );
}

function listText(pairs: number): string {
  return pairs === 1 ? 'El par de la lista' : `Los ${formatTotal(pairs)} pares de la lista`;
}
