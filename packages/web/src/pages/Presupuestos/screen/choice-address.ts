import type { BudgetChoice } from '@presupuesto/machines';

/** The query with this choice in it, `periodo=BGT-2027&par=41`; what else it says stays. The same text where it says so already. */
export function withChoice(query: string, choice: BudgetChoice): string {
  const { periodoID, referenteID, anio, clienteProductoID } = choice;
  const known = choiceOf(query);
  if (JSON.stringify(known) === JSON.stringify({ periodoID, referenteID, anio, clienteProductoID }))
    return query;
  const params = new URLSearchParams(query);
  const entries = { periodo: periodoID, referente: referenteID, anio, par: clienteProductoID };
  for (const [name, value] of Object.entries(entries)) {
    if (value === null) params.delete(name);
    else params.set(name, String(value));
  }
  return params.toString();
}

/** The choice that an address asks for; what it does not say, or says wrongly, is nothing. */
export function choiceOf(query: string): BudgetChoice {
  const params = new URLSearchParams(query);
  const text = (name: string) => params.get(name) || null;
  const number = (name: string) => {
    const value = params.get(name) ?? '';
    return /^\d{1,15}$/.test(value) ? Number(value) : null;
  };
  return {
    periodoID: text('periodo'),
    referenteID: text('referente'),
    anio: number('anio'),
    clienteProductoID: number('par'),
  };
}
