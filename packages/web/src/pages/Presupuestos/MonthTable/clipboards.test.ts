import { type Field, type PasteMonth, pastedOutcome, pastedValues } from '@presupuesto/machines';
import { describe, expect, it } from 'vitest';
import { outcomeText } from '../SheetTools/outcome-text.ts';
import { readBlock } from './read-block.ts';

const months = (from: number, count: number, history = 0): PasteMonth[] =>
  Array.from({ length: count }, (_, at) => ({
    venta: { ventaID: at + 1, anio: Math.floor((from + at) / 12), mes: ((from + at) % 12) + 1 },
    cells: at < history ? null : {},
  }));

/** January to December of 2027. */
const BUDGET = months(2027 * 12, 12);
/** Of 2026 and 2027, open from October on. */
const FORECAST = months(2026 * 12, 24, 9);

const NAMES =
  'Enero Febrero Marzo Abril Mayo Junio Julio Agosto Septiembre Octubre Noviembre Diciembre'.split(' ');
const SHORT = NAMES.map((name) => name.slice(0, 3).toLowerCase());
const rows = (line: (name: string, at: number) => string, end = '\r\n') => NAMES.map(line).join(end) + end;

/** `1v33 2p4500`: the months' numbers, v a volume and p a price. */
function pasted(text: string, field: Field, shown: readonly PasteMonth[], at: number) {
  const block = readBlock(text);
  if (!block) return { wrote: 'a single cell', said: '' };
  const pasting = pastedValues(shown, { ventaID: at, field }, block);
  const values = 'refusal' in pasting ? [] : pasting.values;
  return {
    wrote: values
      .toSorted((one, other) => one.ventaID - other.ventaID || (one.field === 'precio' ? 1 : -1))
      .map(({ ventaID, field, valor }) => `${ventaID}${field === 'precio' ? 'p' : 'v'}${valor}`)
      .join(' '),
    said: outcomeText(pastedOutcome(shown, pasting)),
  };
}

const all = (letter: string, value: (at: number) => number) =>
  NAMES.map((_, at) => `${at + 1}${letter}${value(at)}`).join(' ');
const both = (volume: (at: number) => number, price: (at: number) => number) =>
  NAMES.map((_, at) => `${at + 1}v${volume(at)} ${at + 1}p${price(at)}`).join(' ');
const YEAR = 'de enero a diciembre de 2027';

interface Case {
  readonly text: string;
  readonly field?: Field;
  readonly shown?: readonly PasteMonth[];
  /** The month that has the focus, from 1 on. */
  readonly at?: number;
  readonly wrote: string;
  readonly said: string;
}

const written: Record<string, Case> = {
  'a month and its volume, far from its row': {
    text: 'Enero\t33\r\n',
    at: 7,
    wrote: '1v33',
    said: 'Pegada 1 cifra en Volumen, enero de 2027',
  },
  'a month and its price': {
    text: 'Enero\t33',
    field: 'precio',
    at: 3,
    wrote: '1p33',
    said: 'Pegada 1 cifra en Precio, enero de 2027',
  },
  'a month, its volume and its price, on the price': {
    text: 'Marzo\t12,5\t4.500\r\n',
    field: 'precio',
    wrote: '3v12.5 3p4500',
    said: 'Pegadas 2 cifras en Volumen y Precio, marzo de 2027',
  },
  'a column as Excel copies it': {
    text: rows((_, at) => `${at + 1},5`),
    wrote: all('v', (at) => at + 1.5),
    said: `Pegadas 12 cifras en Volumen, ${YEAR}`,
  },
  'two columns as LibreOffice copies them': {
    text: rows((_, at) => `${at + 21}\t4.${at + 500}`, '\n'),
    wrote: both(
      (at) => at + 21,
      (at) => 4500 + at,
    ),
    said: `Pegadas 24 cifras en Volumen y Precio, ${YEAR}`,
  },
  'months, headings and a total': {
    text: `Mes\tVolumen\tPrecio\r\n${rows((name, at) => `${name}\t${at + 10}\t${at + 4000}`)}Total\t186\t4.005,50\r\n`,
    at: 5,
    wrote: both(
      (at) => at + 10,
      (at) => 4000 + at,
    ),
    said: `Pegadas 24 cifras en Volumen y Precio, ${YEAR}; 2 omitidas`,
  },
  'headings in another order, with their units': {
    text: `Mes\t"Precio\nCOP/kg"\t"Volumen\n(t)"\n${rows((name, at) => `${name}\t4.${at + 500}\t${at + 1}`, '\n')}`,
    wrote: both(
      (at) => at + 1,
      (at) => 4500 + at,
    ),
    said: `Pegadas 24 cifras en Volumen y Precio, ${YEAR}`,
  },
  'the table of this very screen': {
    text: `Período\tVolumen Toneladas\tPrecio Kg (COP)\tVolumen Referente\tPrecio Kg Referente\n${rows((name) => `${name} 2027\t10\t4.500\t9\t4.400`, '\n')}`,
    wrote: both(
      () => 10,
      () => 4500,
    ),
    said: `Pegadas 24 cifras en Volumen y Precio, ${YEAR}; 24 omitidas`,
  },
  'a sheet with sales beside volume and price': {
    text: 'Mes\tVolumen\tPrecio\tVentas\nEne-27\t10\t4\t40.000\nFeb-27\t11\t4\t44.000\n',
    wrote: '1v10 1p4 2v11 2p4',
    said: 'Pegadas 4 cifras en Volumen y Precio, de enero a febrero de 2027; 2 omitidas',
  },
  'short months with a year, as Excel writes dates': {
    text: SHORT.map((name, at) => `${name}-27\t${at + 1}`).join('\r\n'),
    at: 12,
    wrote: all('v', (at) => at + 1),
    said: `Pegadas 12 cifras en Volumen, ${YEAR}`,
  },
  'dates of Spain': {
    text: rows((_, at) => `01/${String(at + 1).padStart(2, '0')}/2027\t${at + 1}`),
    wrote: all('v', (at) => at + 1),
    said: `Pegadas 12 cifras en Volumen, ${YEAR}`,
  },
  'dates of the United States': {
    text: rows((_, at) => `${at + 1}/1/2027\t${at + 1}.5`),
    wrote: all('v', (at) => at + 1.5),
    said: `Pegadas 12 cifras en Volumen, ${YEAR}`,
  },
  'months of another language and of Peru': {
    text: 'janeiro\t1\nfev/27\t2\nMay 2027\t3\nSetiembre\t4\nDec-27\t5',
    wrote: '1v1 2v2 5v3 9v4 12v5',
    said: 'Pegadas 5 cifras en Volumen, en 5 meses de enero a diciembre de 2027',
  },
  'whole dates in words, and ISO': {
    text: 'viernes, 1 de enero de 2027\t1\n2027-02-01\t2\nmarzo de 2027\t3\n2027-04\t4',
    wrote: '1v1 2v2 3v3 4v4',
    said: 'Pegadas 4 cifras en Volumen, de enero a abril de 2027',
  },
  'a year beside the month': {
    text: 'Año\tMes\tToneladas\n2027\tEnero\t10\n2027\tFebrero\t11',
    wrote: '1v10 2v11',
    said: 'Pegadas 2 cifras en Volumen, de enero a febrero de 2027',
  },
  'a year in a merged cell, down and across': {
    text: '2027\tEnero\t10\n\tFebrero\t11',
    wrote: '1v10 2v11',
    said: 'Pegadas 2 cifras en Volumen, de enero a febrero de 2027',
  },
  'a year above months that run across': {
    text: '2027\t\t\nEnero\tFebrero\tMarzo\n10\t11\t12',
    wrote: '1v10 2v11 3v12',
    said: 'Pegadas 3 cifras en Volumen, de enero a marzo de 2027',
  },
  'numbers of months with a total under them': {
    text: 'Mes\tVolumen\n1\t10\n2\t11\nTotal\t21',
    wrote: '1v10 2v11',
    said: 'Pegadas 2 cifras en Volumen, de enero a febrero de 2027; 1 omitida',
  },
  'volume and price beside kilos and amounts': {
    text: 'Mes\tKilos\tToneladas\tPrecio Kg\tImporte\nEnero\t12000\t12\t4\t48000',
    wrote: '1v12 1p4',
    said: 'Pegadas 2 cifras en Volumen y Precio, enero de 2027; 2 omitidas',
  },
  'marks that nobody sees': {
    text: '\uFEFFEnero\t\u200E33\u200B\r\n',
    wrote: '1v33',
    said: 'Pegada 1 cifra en Volumen, enero de 2027',
  },
  'dates that lost their format': {
    text: '46388\t10\n46419\t11\n46447\t12',
    wrote: '1v10 2v11 3v12',
    said: 'Pegadas 3 cifras en Volumen, de enero a marzo de 2027',
  },
  'numbers of months under their heading': {
    text: 'Mes\tVolumen\n4\t10\n5\t11\n',
    wrote: '4v10 5v11',
    said: 'Pegadas 2 cifras en Volumen, de abril a mayo de 2027',
  },
  'numbers of months before volume and price': {
    text: rows((_, at) => `${at + 1}\t${at + 10}\t4,5`),
    at: 9,
    wrote: both(
      (at) => at + 10,
      () => 4.5,
    ),
    said: `Pegadas 24 cifras en Volumen y Precio, ${YEAR}`,
  },
  'the number of the line before its month': {
    text: 'N.º\tMes\tToneladas\n1\tEnero\t10\n2\tFebrero\t11\n3\tMarzo\t12',
    wrote: '1v10 2v11 3v12',
    said: 'Pegadas 3 cifras en Volumen, de enero a marzo de 2027',
  },
  'year and month in one number': {
    text: '202701\t10\n202702\t11',
    wrote: '1v10 2v11',
    said: 'Pegadas 2 cifras en Volumen, de enero a febrero de 2027',
  },
  'a row of twelve': {
    text: `${NAMES.map((_, at) => `${at + 1}`).join('\t')}\r\n`,
    wrote: all('v', (at) => at + 1),
    said: `Pegadas 12 cifras en Volumen, ${YEAR}`,
  },
  'a row of twelve prices': {
    text: NAMES.map((_, at) => `$ 4.${at + 500}`).join('\t'),
    field: 'precio',
    wrote: all('p', (at) => 4500 + at),
    said: `Pegadas 12 cifras en Precio, ${YEAR}`,
  },
  'two rows of twelve': {
    text: `${NAMES.map((_, at) => `${at + 21}`).join('\t')}\r\n${NAMES.map(() => '4,25').join('\t')}\r\n`,
    wrote: both(
      (at) => at + 21,
      () => 4.25,
    ),
    said: `Pegadas 24 cifras en Volumen y Precio, ${YEAR}`,
  },
  'months across, with their total and the rows named the other way round': {
    text: `\t${NAMES.join('\t')}\tTotal\r\nPrecio\t${NAMES.map(() => '4,5').join('\t')}\t4,5\r\nVolumen\t${NAMES.map(() => '2').join('\t')}\t24\r\n`,
    field: 'precio',
    at: 6,
    wrote: both(
      () => 2,
      () => 4.5,
    ),
    said: `Pegadas 24 cifras en Volumen y Precio, ${YEAR}; 2 omitidas`,
  },
  'a row with a name before it': {
    text: `Presupuesto\t${NAMES.map((_, at) => `${at + 1}`).join('\t')}`,
    wrote: all('v', (at) => at + 1),
    said: `Pegadas 12 cifras en Volumen, ${YEAR}`,
  },
  'a column below the name of its client': {
    text: `Envases Andinos\r\n${rows((_, at) => `${at + 10}`)}`,
    wrote: all('v', (at) => at + 10),
    said: `Pegadas 12 cifras en Volumen, ${YEAR}`,
  },
  'a row from March on, which is longer than the year': {
    text: NAMES.map(() => '7').join('\t'),
    at: 3,
    wrote: NAMES.slice(2)
      .map((_, at) => `${at + 3}v7`)
      .join(' '),
    said: 'Pegadas 10 cifras en Volumen, de marzo a diciembre de 2027; 2 omitidas',
  },
  'a thirteenth that is the sum': {
    text: [...NAMES.map(() => '7,5'), '90'].join('\t'),
    shown: months(2027 * 12, 24),
    wrote: all('v', () => 7.5),
    said: `Pegadas 12 cifras en Volumen, ${YEAR}; 1 omitida`,
  },
  'quarters between the months': {
    text: 'Enero\t1\nFebrero\t2\nMarzo\t3\nT1\t6\nAbril\t4\nMayo\t5\nJunio\t6\nTrim 2\t15\n',
    wrote: '1v1 2v2 3v3 4v4 5v5 6v6',
    said: 'Pegadas 6 cifras en Volumen, de enero a junio de 2027; 2 omitidas',
  },
  'American figures': {
    text: 'January\t1,234.50\t$4,500.25\nFebruary\t980\t$4,600',
    wrote: '1v1234.5 1p4500.25 2v980 2p4600',
    said: 'Pegadas 4 cifras en Volumen y Precio, de enero a febrero de 2027',
  },
  'holes, errors, dashes, percents and negatives': {
    text: 'Enero\t10\nFebrero\t\nMarzo\t#N/D\nAbril\t-\nMayo\t-5\nJunio\t12 %\nJulio\t20\u00A0t\n',
    wrote: '1v10 7v20',
    said: 'Pegadas 2 cifras en Volumen, en 2 meses de enero a julio de 2027; 4 omitidas',
  },
  'the two years of a forecast, by the year above': {
    text: 'Mes\t2026\t2027\nSeptiembre\t1\t2\nOctubre\t3\t4\n',
    shown: FORECAST,
    at: 10,
    wrote: '10v3 21v2 22v4',
    said: 'Pegadas 3 cifras en Volumen, en 3 meses de octubre de 2026 a octubre de 2027; 1 omitida',
  },
  'months without a year that fit in one place alone': {
    text: 'Octubre\t1\nNoviembre\t2\nDiciembre\t3\nEnero\t4\n',
    shown: FORECAST,
    at: 20,
    wrote: '10v1 11v2 12v3 13v4',
    said: 'Pegadas 4 cifras en Volumen, de octubre de 2026 a enero de 2027',
  },
  'a title, remarks and text among the figures': {
    text: 'Envases Andinos\t\t\nEnero\t10\trevisar\nFebrero\tpendiente\t\n',
    wrote: '1v10',
    said: 'Pegada 1 cifra en Volumen, enero de 2027; 2 omitidas',
  },
  'the same year before each line': {
    text: '2027\t10\n2027\t11',
    wrote: '1v10 2v11',
    said: 'Pegadas 2 cifras en Volumen, de enero a febrero de 2027',
  },
  'prices that look like days': {
    text: '12\t46388\n13\t46419\n14\t46447',
    wrote: '1v12 1p46388 2v13 2p46419 3v14 3p46447',
    said: 'Pegadas 6 cifras en Volumen y Precio, de enero a marzo de 2027',
  },
  'a heading above one column': {
    text: 'Precio\n4,5\n4,6',
    wrote: '1p4.5 2p4.6',
    said: 'Pegadas 2 cifras en Precio, de enero a febrero de 2027',
  },
};

const refused: Record<string, Omit<Case, 'wrote'>> = {
  'three columns of figures': {
    text: '1\t2\t3\n4\t5\t6\n7\t8\t9',
    said: 'son 3 columnas y caben dos, Volumen y Precio',
  },
  'a month with three figures': {
    text: 'Enero\t1\t2\t3\nFebrero\t4\t5\t6',
    said: 'son 3 columnas y caben dos, Volumen y Precio',
  },
  'months that may be volumes': {
    text: '1\t33\n2\t34\n3\t35',
    said: 'la primera columna puede ser el número del mes o el volumen',
  },
  'a year that may be a volume': {
    text: '2027\t33',
    said: '«2027» puede ser un año o una cifra; copie sin él',
  },
  'a year above the figures': {
    text: '2027\n33\n34',
    said: '«2027» puede ser un año o una cifra; copie sin él',
  },
  'a comma that may be for thousands': {
    text: 'Enero\t12,500\nFebrero\t980',
    said: '«12,500» se puede leer de dos maneras, con miles o con decimales',
  },
  'a month that two years have': {
    text: 'Noviembre\t33',
    shown: FORECAST,
    said: 'noviembre puede ser de dos años; elija uno en Año',
  },
  'a month twice': { text: 'Enero\t1\nEnero\t2', said: 'enero está más de una vez' },
  'dates in either order': {
    text: '01/02/2027\t33',
    said: 'no se sabe si las fechas llevan primero el día o el mes',
  },
  'other months than those shown': {
    text: 'Ene-25\t1\nFeb-25\t2',
    said: 'esos meses no están abiertos en la tabla',
  },
  'rows of two clients': {
    text: 'Envases Andinos\t1\t2\t3\nLatas del Sur\t4\t5\t6',
    said: '«Envases Andinos, Latas del Sur» no son meses, ni Volumen y Precio',
  },
  'columns of two clients': {
    text: 'Mes\tAndinos\tDel Sur\nEnero\t1\t2',
    said: '«Andinos, Del Sur» no son meses, ni Volumen y Precio',
  },
  'a name that may stand where a figure should': {
    text: 'pendiente\n33\n34',
    said: '«pendiente» no son meses, ni Volumen y Precio',
  },
  'a name before one figure': {
    text: 'Presupuesto\t33',
    said: '«Presupuesto» no son meses, ni Volumen y Precio',
  },
  'a list of products': {
    text: 'Tapa\t1\nCuerpo\t2\n',
    said: '«Tapa, Cuerpo» no son meses, ni Volumen y Precio',
  },
  kilos: { text: 'Mes\tKilos\nEnero\t12000', said: '«Kilos» no está en toneladas ni en precio por kg' },
  'thousands of tonnes': {
    text: 'Mes\tVolumen (miles de t)\nEnero\t12',
    said: '«Volumen (miles de t)» no está en toneladas ni en precio por kg',
  },
  'money on the volume': { text: '33 €\n34 €', said: 'son importes de dinero; péguelos en Precio' },
  'two columns on the price': {
    text: '10\t4\n11\t5',
    field: 'precio',
    said: 'son volumen y precio; péguelos en Volumen',
  },
  'an empty column that may be the volume': {
    text: 'Enero\t\t33\nFebrero\t\t34',
    said: 'hay una columna vacía, que puede ser el volumen; copie sin ella',
  },
  'figures that end in their sum': {
    text: '10\n20\n30\n60',
    said: 'la última cifra es la suma de las otras; copie sin el total',
  },
  'two volumes': {
    text: 'Mes\tVolumen 2026\tVolumen 2027\nEnero\t1\t2',
    said: 'hay más de una columna «Volumen 2027»',
  },
  'months both ways': {
    text: 'Enero\tFebrero\t3\nFebrero\t2\t3\n',
    said: 'hay meses en filas y en columnas',
  },
  'names alone': { text: 'Enero\tFebrero\nMarzo\tAbril', said: 'no hay ninguna cifra' },
};

describe('a clipboard from a spreadsheet', () => {
  it.each(Object.entries(written))(
    '%s goes where it belongs',
    (_, { text, field = 'volumenTon', shown = BUDGET, at = 1, wrote, said }) => {
      expect(pasted(text, field, shown, at)).toEqual({ wrote, said });
    },
  );

  it.each(Object.entries(refused))(
    'with %s is refused',
    (_, { text, field = 'volumenTon', shown = BUDGET, at = 1, said }) => {
      expect(pasted(text, field, shown, at)).toEqual({ wrote: '', said: `Nada pegado: ${said}` });
    },
  );

  it.each(['33\r\n', '33 €', '"33"', ''])('of one cell, %j, is an ordinary paste', (text) => {
    expect(pasted(text, 'volumenTon', BUDGET, 1).wrote).toBe('a single cell');
  });
});
