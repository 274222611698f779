import { CLASES_ACTIVIDAD, type Periodo, type Vendedor } from '@presupuesto/api-sdk/contract';
import type { ActivityFilters as Chosen } from '@presupuesto/machines';
import { useState } from 'react';
import { sellerNames } from '../../format/seller-names.ts';
import { DateBox } from '../../ui/DateBox/DateBox.tsx';
import { Select, type SelectOption } from '../../ui/Select/Select.tsx';
import { TextBox } from '../../ui/TextBox/TextBox.tsx';
import { Filters } from './Actividad.parts.ts';
import { CLASS_NAMES } from './texts.ts';

interface ActivityFiltersProps {
  readonly filters: Chosen;
  readonly periodos: readonly Periodo[];
  /** Deleted periods, by id. */
  readonly eliminados: readonly string[];
  readonly vendedores: readonly Vendedor[];
  readonly onChoose: (filters: Partial<Chosen>) => void;
}

const CLASSES = CLASES_ACTIVIDAD.map((clase) => ({ value: clase, label: CLASS_NAMES[clase] }));

/** What the activity is narrowed by, in the order in which it is asked: where, whose, who, what, when. */
export function ActivityFilters({
  filters,
  periodos,
  eliminados,
  vendedores,
  onChoose,
}: ActivityFiltersProps) {
  const { clase, periodoID, vendedorID, usuario, desde, hasta } = filters;
  const isBackwards = desde !== null && hasta !== null && hasta < desde;
  const periods = [
    ...periodos.map(({ periodoID }) => ({ value: periodoID, label: periodoID })),
    ...eliminados.map((periodoID) => ({ value: periodoID, label: `${periodoID} (eliminado)` })),
  ];
  const nameOf = sellerNames(vendedores);
  const sellers = vendedores.map((one) => ({ value: `${one.vendedorID}`, label: nameOf(one) }));
  return (
    <Filters aria-label="Filtros">
      <Select
        label="Período"
        placeholder="Todos los períodos"
        options={withChosen(periods, periodoID, periodoID)}
        value={periodoID ?? ''}
        onChange={(value) => onChoose({ periodoID: value || null })}
      />
      <Select
        label="Vendedor"
        placeholder="Todos los vendedores"
        options={withChosen(sellers, vendedorID, `Vendedor ${vendedorID}`)}
        value={vendedorID === null ? '' : `${vendedorID}`}
        onChange={(value) => onChoose({ vendedorID: value === '' ? null : Number(value) })}
      />
      <UserBox usuario={usuario ?? ''} onChoose={(name) => onChoose({ usuario: name || null })} />
      <Select
        label="Clase"
        placeholder="Todas las clases"
        options={CLASSES}
        value={clase ?? ''}
        onChange={(value) => onChoose({ clase: CLASES_ACTIVIDAD.find((one) => one === value) ?? null })}
      />
      <DateBox
        label="Desde"
        value={desde ?? ''}
        max={hasta ?? undefined}
        onChange={(day) => onChoose({ desde: day || null })}
      />
      <DateBox
        label="Hasta"
        value={hasta ?? ''}
        min={desde ?? undefined}
        error={isBackwards ? 'La fecha final es anterior a la inicial' : undefined}
        onChange={(day) => onChoose({ hasta: day || null })}
      />
    </Filters>
  );
}

/** A user's whole name, asked for once it is left or entered. */
function UserBox({ usuario, onChoose }: { usuario: string; onChoose: (name: string) => void }) {
  const [text, setText] = useState(usuario);
  const [asked, setAsked] = useState(usuario);
  // The address asks for another one: Back, or without filters.
  if (asked !== usuario) {
    setAsked(usuario);
    setText(usuario);
  }
  const choose = () => onChoose(text.trim());
  return (
    <TextBox
      label="Usuario"
      placeholder="Nombre de usuario"
      maxLength={100}
      value={text}
      onChange={setText}
      onEnter={choose}
      onBlur={choose}
    />
  );
}

/** What the address asks for can be seen even if it is on no list, or not yet. */
function withChosen(
  options: readonly SelectOption[],
  chosen: string | number | null,
  label: string | null,
): readonly SelectOption[] {
  if (chosen === null || options.some(({ value }) => value === `${chosen}`)) return options;
  return [...options, { value: `${chosen}`, label: label ?? `${chosen}` }];
}
