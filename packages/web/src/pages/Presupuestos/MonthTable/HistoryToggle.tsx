import { ChevronDown } from 'lucide-react';
import { Toggle } from './MonthTable.parts.ts';

interface HistoryToggleProps {
  /** Months before the period starts. */
  readonly count: number;
  readonly open: boolean;
  /** The id of the table that they are in. */
  readonly table: string;
  readonly onToggle: () => void;
}

/** Shows and hides the months before the period, where they would take the whole screen. */
export function HistoryToggle({ count, open, table, onToggle }: HistoryToggleProps) {
  const one = count === 1;
  const show = one ? 'Ver 1 mes anterior' : `Ver ${count} meses anteriores`;
  const hide = one ? 'Ocultar el mes anterior' : 'Ocultar meses anteriores';
  return (
    <Toggle type="button" aria-expanded={open} aria-controls={table} onClick={onToggle}>
      {open ? hide : show}
      <ChevronDown size={16} aria-hidden />
    </Toggle>
  );
}
