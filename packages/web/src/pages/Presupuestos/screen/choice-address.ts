import type { BudgetChoice } from '@presupuesto/machines';

/** The query of an address with this choice: `periodo=BGT-2027&par=41`. */
export function queryOf({ periodoID, referenteID, anio, clienteProductoID }: BudgetChoice): string {
  const entries = { periodo: periodoID, referente: referenteID, anio, par: clienteProductoID };
  return new URLSearchParams(
    Object.entries(entries).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  ).toString();
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
