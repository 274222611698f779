import type { CopyScope, Field } from '@presupuesto/machines';
import type { RefObject } from 'react';
import { formatTotal } from '../../../format/numbers.ts';
import { Select } from '../../../ui/Select/Select.tsx';
import { TextBox } from '../../../ui/TextBox/TextBox.tsx';
import { type CopyChoice, isPercent, WHAT } from './copy-choice.ts';
import { Percents } from './Dialogs.parts.ts';

interface CopyFieldsProps {
  readonly choice: CopyChoice;
  readonly onChoose: (chosen: Partial<CopyChoice>) => void;
  readonly scope: CopyScope;
  readonly onScope: (scope: CopyScope) => void;
  /** How many pairs the list shows. */
  readonly pairs: number;
  /** The year that is copied, chosen or not. */
  readonly yearBefore: boolean;
  /** The first percentage. */
  readonly begin: RefObject<HTMLInputElement | null>;
}

const PERCENTS: readonly { readonly field: Field; readonly label: string }[] = [
  { field: 'volumenTon', label: 'Variación del volumen (%)' },
  { field: 'precio', label: 'Variación del precio (%)' },
];

const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const WHAT_OPTIONS = Object.entries(WHAT).map(([value, { label }]) => ({ value, label }));
const FROM_OPTIONS = options({ same: 'Mismo mes y año', before: 'Mismo mes, año −1' });

/** What of the reference is copied, by how much more, and into which months. */
export function CopyFields(props: CopyFieldsProps) {
  const { choice, onChoose, scope, begin } = props;
  const { what, texts } = choice;
  const fields: readonly Field[] = WHAT[what].fields;
  return (
    <>
      <Select
        label="Para qué pares"
        value={scope}
        options={options({ par: 'Solo este par', lista: listText(props.pairs) })}
        onChange={(value) => props.onScope(value as CopyScope)}
      />
      <Select
        label="Qué copiar"
        value={what}
        options={WHAT_OPTIONS}
        onChange={(value) => onChoose({ what: value as keyof typeof WHAT })}
      />
      <Percents>
        {PERCENTS.filter(({ field }) => fields.includes(field)).map(({ field, label }, at) => (
          <TextBox
            key={field}
            {...(at === 0 && { ref: begin })}
            label={label}
            placeholder="0"
            value={texts[field]}
            onChange={(text) => onChoose({ texts: { ...texts, [field]: text } })}
            validate={(text) => (isPercent(text) ? undefined : 'Escriba un porcentaje entre -100 y 1.000')}
            reserve={false}
          />
        ))}
      </Percents>
      <Select
        label="De qué mes"
        value={props.yearBefore ? 'before' : 'same'}
        options={FROM_OPTIONS}
        onChange={(value) => onChoose({ yearBefore: value === 'before' })}
      />
      <Select
        label="A qué meses"
        value={choice.onlyEmpty ? 'empty' : 'all'}
        options={options({ empty: WHAT[what].into, all: 'Todos, aunque tengan valor' })}
        onChange={(value) => onChoose({ onlyEmpty: value === 'empty' })}
      />
    </>
  );
}

function listText(pairs: number): string {
  return pairs === 1 ? 'El par de la lista' : `Los ${formatTotal(pairs)} pares de la lista`;
}
