import { expect, it } from 'vitest';
import { all, both, type Case, months, NAMES, pasted, rows, YEAR } from './clipboard.ts';

const cases: Record<string, Case> = {
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
  'a percentage above figures, which is no name of theirs': {
    text: '10%\n4\n6',
    wrote: '2v4 3v6',
    said: 'Pegadas 2 cifras en Volumen, de febrero a marzo de 2027; 1 omitida',
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
  'figures of four digits and one or two decimals, which begin like a year': {
    text: '1.234,567\t4.321,25\r\n1440.5\tsin precio\r\n2026.12\t8\r\n2027.1\t9',
    wrote: '1v1234.567 1p4321.25 2v1440.5 3v2026.12 3p8 4v2027.1 4p9',
    said: 'Pegadas 7 cifras en Volumen y Precio, de enero a abril de 2027; 1 omitida',
  },
  'a heading above one column': {
    text: 'Precio\n4,5\n4,6',
    wrote: '1p4.5 2p4.6',
    said: 'Pegadas 2 cifras en Precio, de enero a febrero de 2027',
  },
};

it.each(Object.entries(cases))(
  'a clipboard with %s goes from the cell on',
  (_, { wrote, said, ...clipboard }) => {
    expect(pasted(clipboard)).toEqual({ wrote, said });
  },
);
