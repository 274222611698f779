import { expect, it } from 'vitest';
import { all, both, type Case, pasted, rows, SHORT, YEAR } from './clipboard.ts';

const cases: Record<string, Case> = {
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
  'numbers of months with a total under them': {
    text: 'Mes\tVolumen\n1\t10\n2\t11\nTotal\t21',
    wrote: '1v10 2v11',
    said: 'Pegadas 2 cifras en Volumen, de enero a febrero de 2027; 1 omitida',
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
  'year and month with a point between them': {
    text: '2027.01\t10\n2027.02\t11',
    wrote: '1v10 2v11',
    said: 'Pegadas 2 cifras en Volumen, de enero a febrero de 2027',
  },
};

it.each(Object.entries(cases))(
  'a clipboard with %s goes to those months',
  (_, { wrote, said, ...clipboard }) => {
    expect(pasted(clipboard)).toEqual({ wrote, said });
  },
);
