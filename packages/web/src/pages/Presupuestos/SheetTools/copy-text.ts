import { monthName } from '@presupuesto/api-sdk/contract';
import type { CopyPlan, CopyScope, SaidMonth } from '@presupuesto/machines';
import { formatTotal } from '../../../format/numbers.ts';
import { formatPercentDifference } from '../../../format/signed.ts';

const MONTHS_NAMED = 4;

/** What is not there yet, and that it is copied as soon as it is. */
export function awaitedText(scope: CopyScope, waiting: boolean): string {
  const what = scope === 'par' ? 'Leyendo el referente' : 'Reuniendo los pares';
  return waiting ? `${what}: se copiará en cuanto llegue. Esc lo cancela.` : `${what}…`;
}

/** What would be written: `34 pares, 816 cifras`, or for one pair `Se escribirán 24 valores.` */
export function countText(
  { step, pares, hasReference }: CopyPlan,
  forAll: boolean,
  referenteID: string,
): string {
  const { length } = step;
  if (!hasReference)
    return `${referenteID} no tiene cifras de ${forAll ? 'estos pares' : 'este par'}: no hay nada que copiar.`;
  if (length === 0) return 'Con estas opciones no hay nada que copiar.';
  if (forAll) {
    return `${counted(pares, 'par', 'pares')}, ${counted(length, 'cifra', 'cifras')}`;
  }
  return length === 1 ? 'Se escribirá 1 valor.' : `Se escribirán ${formatTotal(length)} valores.`;
}

/** What the open months would then sell beside their reference: `+4,8 % sobre CUR-2026 = 51,2 M COP`. */
export function totalsText({ totals }: CopyPlan, referenteID: string): string {
  return totals
    .filter(({ ventas }) => ventas > 0)
    .map(({ monedaID, ventas, percent }) => {
      const sales = `${millions(ventas)} ${monedaID}`;
      return percent === null ? sales : `${formatPercentDifference(percent)} sobre ${referenteID} = ${sales}`;
    })
    .join(' · ');
}

/** `Sin referente: noviembre 2027. A 3 pares les falta algún otro mes.` */
export function withoutText({ without: { meses, pares } }: CopyPlan): string {
  const named = meses.slice(0, MONTHS_NAMED).map(sayMonth);
  const more = meses.length - named.length;
  const rest = more > 0 ? ` y ${counted(more, 'mes', 'meses')} más` : '';
  const what = named.length > 0 ? 'algún otro mes' : 'algún mes del referente';
  return [
    named.length > 0 && `Sin referente: ${named.join(', ')}${rest}.`,
    pares > 0 && `A ${counted(pares, 'par le', 'pares les')} falta ${what}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Of how many pairs the price is left: `3 pares en otra moneda: precio sin copiar.` */
export function otherCurrencyText({ otherCurrency }: CopyPlan): string {
  return `${counted(otherCurrency, 'par', 'pares')} en otra moneda: precio sin copiar.`;
}

const sayMonth = ({ mes, anio }: SaidMonth): string => `${monthName(mes).toLocaleLowerCase('es')} ${anio}`;

/** `51,2 M`, or thousands below a million: `820 mil`. */
function millions(ventas: number): string {
  if (ventas < 1_000_000) return `${formatTotal(ventas / 1_000)} mil`;
  return `${(ventas / 1_000_000).toLocaleString('es-ES', { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: true })} M`;
}

function counted(count: number, one: string, many: string): string {
  return `${formatTotal(count)} ${count === 1 ? one : many}`;
}
