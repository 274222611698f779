import { monthName, type TasaFaltante } from '@presupuesto/api-sdk/contract';

/** `CUR-2025 · COP · Marzo`; without a month where the whole period lacks its rate. */
export function missingName({ periodoID, monedaID, mes }: TasaFaltante): string {
  return [periodoID, monedaID, mes && monthName(mes)].filter(Boolean).join(' · ');
}
