import { Plus, Search } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { Alert } from '../ui/Alert/Alert.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { Select } from '../ui/Select/Select.tsx';
import { TextBox } from '../ui/TextBox/TextBox.tsx';
import * as Parts from './Management.parts.ts';
import type { Filter } from './record-kind.ts';
import type { Management } from './use-management.ts';

/** Filters, Buscar and Limpiar, how the last action ended, and Nuevo. */
export function Toolbar<Item extends object>({ kind, context, send, mayWrite }: Management<Item>) {
  const { filters, filterProblem, notice } = context;

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    send({ type: 'search.submitted' });
  }

  function control({ name, label, placeholder, type = 'text', options }: Filter) {
    const value = filters[name] ?? '';
    if (options) {
      return (
        <Select
          label={label}
          placeholder={placeholder ?? 'Todos'}
          options={options}
          value={value}
          onChange={(chosen) => {
            send({ type: 'filter.typed', field: name, value: chosen });
            send({ type: 'search.submitted' });
          }}
        />
      );
    }
    return (
      <TextBox
        label={label}
        placeholder={placeholder ?? label}
        type={type}
        maxLength={100}
        value={value}
        icon={type === 'text' && <Search size={16} aria-hidden />}
        error={filterProblem?.field === name ? filterProblem.message : undefined}
        onChange={(typed) => send({ type: 'filter.typed', field: name, value: typed })}
      />
    );
  }

  return (
    <search aria-label={kind.title}>
      <Parts.Toolbar noValidate onSubmit={handleSubmit}>
        {kind.filters.map((filter) => (
          <div
            key={filter.name}
            data-part="filter"
            data-alone={kind.filters.length === 1}
            data-narrow={kind.filters.length > 4}
          >
            {control(filter)}
          </div>
        ))}
        {/* Never loading: Enter goes through it, and a search typed while the list is on its way takes that one's place. */}
        <Button type="submit">Buscar</Button>
        <Button variant="quiet" onClick={() => send({ type: 'search.cleared' })}>
          Limpiar
        </Button>
        <div data-part="notice">
          <Alert tone="success">{notice}</Alert>
        </div>
        {kind.form && mayWrite && (
          <div data-part="main">
            <Button
              variant="primary"
              icon={<Plus size={16} aria-hidden />}
              onClick={() => send({ type: 'creation.asked' })}
            >
              Nuevo
            </Button>
          </div>
        )}
      </Parts.Toolbar>
    </search>
  );
}
