import type { EditOutcome } from '@presupuesto/machines';
import { expect, it } from 'vitest';
import { outcomeText } from './outcome-text.ts';

const PASTED: Extract<EditOutcome, { kind: 'pasted' }> = {
  kind: 'pasted',
  count: 12,
  skipped: 0,
  fields: ['volumenTon'],
  from: { mes: 1, anio: 2027 },
  to: { mes: 12, anio: 2027 },
  months: 12,
};

const PAR = { clienteProductoPeriodoID: 1, nombreCliente: 'Envases Andinos', nombreProducto: 'Hojalata' };

it.each<[EditOutcome, string]>([
  [{ kind: 'written', count: 1, skipped: 0 }, 'Escrita 1 cifra'],
  [{ kind: 'written', count: 5, skipped: 1 }, 'Escritas 5 cifras, 1 omitida'],
  [
    { ...PASTED, count: 12, skipped: 19_988 },
    'Pegadas 12 cifras en Volumen, de enero a diciembre de 2027; 19.988 omitidas',
  ],
  [
    { ...PASTED, count: 3, months: 3 },
    'Pegadas 3 cifras en Volumen, en 3 meses de enero a diciembre de 2027',
  ],
  [
    { kind: 'pasted', count: 0, skipped: 1, fields: [], months: 0 },
    'Nada pegado: 1 omitida, porque ninguna es una cifra válida',
  ],
  [
    { kind: 'not pasted', refusal: { why: 'too wide', columns: 4 } },
    'Nada pegado: son 4 columnas y caben dos, Volumen y Precio',
  ],
  [{ kind: 'copied', count: 24, skipped: 0 }, '24 valores copiados'],
  [{ kind: 'distributed', total: 1234.567, count: 12 }, '1.234,567 t repartidas en 12 meses'],
  [{ kind: 'distributed', total: 1, count: 12 }, '1 t repartida en 12 meses'],
  [{ kind: 'replicated', count: 1 }, '1 mes replicado'],
  [{ kind: 'replicated', count: 11 }, '11 meses replicados'],
  [{ kind: 'cleared', count: 1 }, '1 cifra a 0'],
  [{ kind: 'distributed', total: 5, count: 1 }, '5 t repartidas en 1 mes'],
  [{ kind: 'distributed', total: 5, count: 0 }, 'No hay meses en los que repartir'],
  [{ kind: 'filled', count: 6 }, 'Rellenadas 6 cifras'],
  [{ kind: 'filled', count: 1 }, 'Rellenada 1 cifra'],
  [{ kind: 'cleared', count: 4 }, '4 cifras a 0'],
  [{ kind: 'undone', count: 10, pares: 1 }, 'Deshecho: 10 valores'],
  [{ kind: 'redone', count: 1, pares: 1 }, 'Rehecho: 1 valor'],
  [{ kind: 'undone', count: 1, pares: 1, par: PAR }, 'Deshecho: 1 cifra de Envases Andinos · Hojalata'],
  [{ kind: 'redone', count: 1816, pares: 34 }, 'Rehecho: 1.816 cifras de 34 pares'],
  [{ kind: 'written', count: 6000, skipped: 0 }, 'Escritas 6.000 cifras'],
  [{ kind: 'filled', count: 6000 }, 'Rellenadas 6.000 cifras'],
  [{ kind: 'cleared', count: 6000 }, '6.000 cifras a 0'],
  [{ kind: 'restored', count: 6000 }, '6.000 valores restaurados'],
  [{ kind: 'copied', count: 6000, skipped: 1200 }, '6.000 valores copiados, 1.200 omitidos'],
  [{ kind: 'undone', count: 6000, pares: 1 }, 'Deshecho: 6.000 valores'],
  [{ ...PASTED, count: 6000 }, 'Pegadas 6.000 cifras en Volumen, de enero a diciembre de 2027'],
])('%j reads as %j', (outcome, text) => {
  expect(outcomeText(outcome)).toBe(text);
});
