import { type BudgetChoice, type BudgetedFilter, isBudgetTab, type RowFilters } from '@presupuesto/machines';
import { addressText } from '../address-text.ts';

const BUDGETED = new Map<string | null, BudgetedFilter>([
  ['si', 'presupuestados'],
  ['no', 'noPresupuestados'],
]);

/** The query with this choice in it, `periodo=BGT-2027&par=41`; what else it says stays. The same text where it says so already. */
export function withChoice(query: string, choice: BudgetChoice): string {
  const wanted = entriesOf(choice);
  const known = entriesOf(choiceOf(query));
  if (wanted.every(([, value], at) => value === known[at]?.[1])) return query;
  const params = new URLSearchParams(query);
  for (const [name, value] of wanted) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  return params.toString();
}

/** The choice that an address asks for; what it does not say, or says wrongly, is nothing. */
export function choiceOf(query: string): BudgetChoice {
  const params = new URLSearchParams(query);
  const text = (name: string) => addressText(params, name) || null;
  const number = (name: string) => {
    const value = params.get(name) ?? '';
    return /^\d{1,15}$/.test(value) ? Number(value) : null;
  };
  const pestana = text('pestana');
  return {
    periodoID: text('periodo'),
    referenteID: text('referente'),
    anio: number('anio'),
    clienteProductoID: number('par'),
    vista: text('vista') === 'hoja' ? 'hoja' : 'ficha',
    pestana: isBudgetTab(pestana) ? pestana : 'presupuesto',
    filtros: {
      search: text('buscar') ?? '',
      nombreCliente: text('cliente'),
      nombreProducto: text('producto'),
      presupuestado: BUDGETED.get(text('presupuestado')) ?? 'todos',
    },
  };
}

/** What the address says of a choice, in its order; null where it says nothing. */
function entriesOf(choice: BudgetChoice): readonly (readonly [name: string, value: string | null])[] {
  const { periodoID, referenteID, anio, clienteProductoID, vista, pestana } = choice;
  const { search, nombreCliente, nombreProducto, presupuestado }: RowFilters = choice.filtros;
  const [budgeted = null] = [...BUDGETED].find(([, filter]) => filter === presupuestado) ?? [];
  return [
    ['periodo', periodoID],
    ['referente', referenteID],
    ['anio', anio === null ? null : String(anio)],
    ['par', clienteProductoID === null ? null : String(clienteProductoID)],
    ['vista', vista === 'ficha' ? null : vista],
    ['pestana', pestana === 'presupuesto' ? null : pestana],
    ['buscar', search === '' ? null : search],
    ['cliente', nombreCliente],
    ['producto', nombreProducto],
    ['presupuestado', budgeted],
  ];
}
