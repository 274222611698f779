import { expect, it } from 'vitest';
import { both, type Case, FORECAST, NAMES, pasted, rows, YEAR } from './clipboard.ts';

const cases: Record<string, Case> = {
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
};

it.each(Object.entries(cases))(
  'a clipboard with %s goes where it belongs',
  (_, { wrote, said, ...clipboard }) => {
    expect(pasted(clipboard)).toEqual({ wrote, said });
  },
);
