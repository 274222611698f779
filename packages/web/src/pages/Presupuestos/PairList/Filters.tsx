import type { BudgetedFilter, RowFilters } from '@presupuesto/machines';
import { Ban, CircleCheck, ListFilter, Search, X } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { TextBox } from '../../../ui/TextBox/TextBox.tsx';
import { Chip, SearchLine } from './PairList.parts.ts';
import type { TextField } from './Rows.tsx';

const BUDGETED: Record<BudgetedFilter, { label: string; Icon: typeof Search }> = {
  todos: { label: 'Todos; mostrar solo los presupuestados', Icon: ListFilter },
  presupuestados: { label: 'Presupuestados; mostrar solo los no presupuestados', Icon: CircleCheck },
  noPresupuestados: { label: 'No presupuestados; mostrar todos', Icon: Ban },
};

export interface FiltersProps {
  readonly filters: RowFilters;
  readonly onSearch: (text: string) => void;
  readonly onToggleText: (field: TextField, text: string) => void;
  /** All, budgeted, not budgeted, all again. */
  readonly onToggleBudgeted: () => void;
}

/** What narrows the list: the search, the ✅/⛔ icon, and the names that were double clicked. */
export function Filters({ filters, onSearch, onToggleText, onToggleBudgeted }: FiltersProps) {
  const { label, Icon } = BUDGETED[filters.presupuestado];
  const names = (['nombreCliente', 'nombreProducto'] as const).flatMap((field) => {
    const text = filters[field];
    return text === null ? [] : [{ field, text }];
  });
  return (
    <>
      <SearchLine data-budgeted={filters.presupuestado}>
        <TextBox
          label="Buscar cliente o producto"
          hideLabel
          value={filters.search}
          onChange={onSearch}
          icon={<Search size={16} aria-hidden />}
        />
        <IconButton label={label} pressed={filters.presupuestado !== 'todos'} onClick={onToggleBudgeted}>
          <Icon size={18} aria-hidden />
        </IconButton>
      </SearchLine>
      {names.map(({ field, text }) => (
        <Chip
          key={field}
          type="button"
          title={text}
          aria-label={`Quitar el filtro ${text}`}
          onClick={() => onToggleText(field, text)}
        >
          <span>{text}</span>
          <X size={14} aria-hidden />
        </Chip>
      ))}
    </>
  );
}
