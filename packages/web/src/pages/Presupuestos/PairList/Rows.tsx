// oxlint-disable jsx-a11y/prefer-tag-over-role -- an svg is no <img>
import type { ClienteProductoPeriodo } from '@presupuesto/api-sdk';
import { Ban, CircleCheck } from 'lucide-react';
import { LETTERS } from '../../../app/theme/letters.ts';
import { ROW_PX } from '../../../app/theme/theme.ts';
import { nameEnds } from '../../../format/name-ends.ts';
import { ListBox } from '../../../ui/ListBox/ListBox.tsx';
import { useChoice } from '../../../ui/ListBox/use-choice.ts';
import { Pairs } from './PairList.parts.ts';
import { PairMarks } from './PairMarks.tsx';

export type TextField = 'nombreCliente' | 'nombreProducto';

export interface RowsProps {
  readonly rows: readonly ClienteProductoPeriodo[];
  /** The clienteProductoPeriodoID of the chosen row. */
  readonly selected: number | null;
  readonly onSelect: (row: ClienteProductoPeriodo) => void;
  /** After a choice by Enter. */
  readonly onEnter?: () => void;
  /** A double click on a customer or a product, or its key. */
  readonly onToggleText: (field: TextField, text: string) => void;
}

const TEXT_KEYS: Partial<Record<string, TextField>> = { c: 'nombreCliente', p: 'nombreProducto' };

const idOf = ({ clienteProductoPeriodoID }: ClienteProductoPeriodo): number => clienteProductoPeriodoID;

/** The pairs, of which one is chosen. */
export function Rows({ rows, selected, onSelect, onEnter, onToggleText }: RowsProps) {
  const choice = useChoice({ items: rows, idOf, selected, onSelect });

  function toggle(row: ClienteProductoPeriodo, field: TextField | undefined): boolean {
    if (field) onToggleText(field, row[field]);
    return field !== undefined;
  }

  return (
    <ListBox
      {...choice}
      look={Pairs}
      label="Clientes y productos"
      render={drawPair}
      rowPx={ROW_PX.twoLines * LETTERS}
      roving
      // The sheet of the chosen pair is printed.
      isUnprinted={selected !== null}
      shortcuts="C P"
      onKey={(row, event) => {
        const chooses = choice.onKey(row, event);
        if (event.key === 'Enter') onEnter?.();
        return chooses || toggle(row, TEXT_KEYS[event.key.toLowerCase()]);
      }}
      onClick={(row, event) => {
        // The second click of a double click has chosen already.
        if (event.detail < 2) choice.onClick(row);
      }}
      onDoubleClick={(row, { target }) => {
        const text = target instanceof Element ? target.closest<HTMLElement>('[data-text]') : null;
        toggle(row, text?.dataset['text'] as TextField | undefined);
      }}
    />
  );
}

const drawPair = ({
  nombreCliente,
  nombreProducto,
  presupuestado,
  nota,
  reapertura,
}: ClienteProductoPeriodo) => (
  <>
    <Name field="nombreCliente" name={nombreCliente} />
    <Name field="nombreProducto" name={nombreProducto} />
    <PairMarks nota={nota} reapertura={reapertura} />
    {presupuestado ? (
      <CircleCheck size={16} role="img" aria-label="presupuestado" data-budgeted="true" />
    ) : (
      <Ban size={16} role="img" aria-label="no presupuestado" data-budgeted="false" />
    )}
  </>
);

function Name({ field, name }: { readonly field: TextField; readonly name: string }) {
  const { start, end } = nameEnds(name);
  return (
    <span data-text={field} dir="auto" title={name}>
      <span>{start}</span>
      {end}
    </span>
  );
}
