import { monthName } from '@presupuesto/api-sdk/contract';
import type { EditOutcome, FigureUnit, PasteRefusal, SaidMonth } from '@presupuesto/machines';
import { formatTotal } from '../../../format/numbers.ts';

const NAMES = { volumenTon: 'Volumen', precio: 'Precio' } as const;

/** What was pasted where: `Pegadas 12 cifras en Volumen, de enero a diciembre de 2027; 2 omitidas`. */
export function pastedText(outcome: Extract<EditOutcome, { kind: 'pasted' }>): string {
  const { count, skipped, fields, from, to, months } = outcome;
  const omitted = skipped === 1 ? '1 omitida' : `${formatTotal(skipped)} omitidas`;
  if (count === 0 || !from || !to) return `Nada pegado: ${omitted}, porque ninguna es una cifra válida`;
  const done = count === 1 ? 'Pegada 1 cifra' : `Pegadas ${formatTotal(count)} cifras`;
  const where = fields.map((field) => NAMES[field]).join(' y ');
  return `${done} en ${where}, ${span(from, to, months)}${skipped === 0 ? '' : `; ${omitted}`}`;
}

function span(from: SaidMonth, to: SaidMonth, months: number): string {
  const between = (to.anio - from.anio) * 12 + to.mes - from.mes + 1;
  if (between === 1) return `${named(from.mes)} de ${from.anio}`;
  const start = from.anio === to.anio ? named(from.mes) : `${named(from.mes)} de ${from.anio}`;
  const passed = months < between ? `en ${months} meses ` : '';
  return `${passed}de ${start} a ${named(to.mes)} de ${to.anio}`;
}

const named = (mes: number) => monthName(mes).toLowerCase();

/** Why nothing was pasted, and what to do instead. */
export function refusalText(refusal: PasteRefusal): string {
  switch (refusal.why) {
    case 'too wide':
      return `son ${refusal.columns} columnas y caben dos, Volumen y Precio`;
    case 'other figures':
      return `son ${refusal.units.map((unit) => KINDS[unit]).join(' y ')}, y aquí van ${KINDS[refusal.here]}`;
    case 'unclear figure':
      return `«${refusal.text}» se puede leer de dos maneras, con miles o con decimales`;
    case 'year or figure':
      return `«${refusal.text}» puede ser un año o una cifra; copie sin él`;
    case 'unknown names':
      return `«${refusal.text}» no son meses, ni Volumen y Precio`;
    case 'other unit':
      return `«${refusal.text}» no está en toneladas ni en precio por kg`;
    case 'other currency':
      return `son ${refusal.monedaID} y el precio de este par va en ${refusal.here}`;
    case 'other row':
      return `«${refusal.text}» es otra fila; empiece a pegar en ella`;
    case 'same field twice':
      return `hay más de una columna «${refusal.text}»`;
    case 'same month twice':
      return `${named(refusal.mes)} está más de una vez`;
    case 'month of two years':
      return `${named(refusal.mes)} puede ser de dos años; elija uno en Año`;
    default:
      return REASONS[refusal.why];
  }
}

const KINDS: Readonly<Record<FigureUnit, string>> = {
  volumenTon: 'toneladas',
  precio: 'precios',
  ventas: 'ventas',
  ventasEUR: 'ventas en EUR',
  percent: 'porcentajes',
};

type Plain = Exclude<
  PasteRefusal,
  { text: string } | { mes: number } | { columns: number } | { here: string }
>['why'];

const REASONS: Readonly<Record<Plain, string>> = {
  'month numbers': 'la primera columna puede ser el número del mes o el volumen',
  'months both ways': 'hay meses en filas y en columnas',
  'month on each line': 'cada línea lleva su mes; copie una fila por producto, con los meses en columnas',
  dates: 'no se sabe si las fechas llevan primero el día o el mes',
  'empty column': 'hay una columna vacía, que puede ser el volumen; copie sin ella',
  'perhaps a total': 'la última cifra es la suma de las otras; copie sin el total',
  'two from the price': 'son volumen y precio; péguelos en Volumen',
  'money as volume': 'son importes de dinero; péguelos en Precio',
  'no figures': 'no hay ninguna cifra',
  'no open month': 'esos meses no están abiertos en la tabla',
};
