import { describe, expect, it } from 'vitest';
import type { FormField } from './fields.ts';
import { blankValues, bodyOf, valuesOf } from './form-values.ts';

const fields: readonly FormField<object>[] = [
  { kind: 'text', name: 'nombre', label: 'Nombre', required: true, maxLength: 100 },
  { kind: 'decimal', name: 'kilosPorPieza', label: 'Kilos por Pieza', step: 0.01 },
  {
    kind: 'integer',
    name: 'mes',
    label: 'Mes',
    isShown: ({ periodoID }) => String(periodoID).startsWith('CUR'),
  },
  { kind: 'choice', name: 'paisID', label: 'País', placeholder: '', isNumeric: true, options: [] },
  { kind: 'choice', name: 'periodoID', label: 'Período', placeholder: '', options: [] },
  { kind: 'switch', name: 'activo', label: 'Activo', initial: true },
];

const filled = {
  nombre: 'Ñandú',
  kilosPorPieza: '1',
  mes: '2',
  paisID: '4',
  periodoID: 'CUR-2026',
  activo: true,
};
const body = (over: Partial<Record<keyof typeof filled, string | boolean>>) =>
  bodyOf(fields, { ...filled, ...over });

it('a new form is empty but for its switches, which start as their field says', () => {
  expect(blankValues(fields)).toEqual({
    nombre: '',
    kilosPorPieza: '',
    mes: '',
    paisID: '',
    periodoID: '',
    activo: true,
  });
});

describe('the form of a record', () => {
  it('holds each of its fields, and nothing else of it', () => {
    const record = {
      productoID: 3,
      nombre: 'Tapa "307" <script>',
      kilosPorPieza: 0.035,
      mes: 12,
      paisID: 4,
      periodoID: 'CUR-2026',
      activo: false,
    };
    expect(valuesOf(fields, record)).toEqual({
      nombre: 'Tapa "307" <script>',
      kilosPorPieza: '0,035',
      mes: '12',
      paisID: '4',
      periodoID: 'CUR-2026',
      activo: false,
    });
  });

  it('is empty where the record has nothing', () => {
    expect(valuesOf(fields, { nombre: 'x', kilosPorPieza: null })).toEqual({
      nombre: 'x',
      kilosPorPieza: '',
      mes: '',
      paisID: '',
      periodoID: '',
      activo: false,
    });
  });

  it.each([0, 0.01, 0.000001, 0.5, 1.234, 1234.5, 12_345.678, 999_999_999])(
    'writes %d so that it is read back as the same number',
    (kilosPorPieza) => {
      const values = valuesOf(fields, { kilosPorPieza });
      expect(bodyOf(fields, values)['kilosPorPieza']).toBe(kilosPorPieza);
    },
  );
});

describe('the body of a form', () => {
  it('has a value for every field, of the kind that the contract takes', () => {
    expect(body({})).toEqual({
      nombre: 'Ñandú',
      kilosPorPieza: 1,
      mes: 2,
      paisID: 4,
      periodoID: 'CUR-2026',
      activo: true,
    });
  });

  it.each([
    ['1.234,5', 1234.5],
    ['1234.5', 1234.5],
    ['1.234', 1234],
    ['0,01', 0.01],
    [' 7 ', 7],
    ['-1', -1],
  ])('reads the number %j as it is meant in es-ES', (kilosPorPieza, number) => {
    expect(body({ kilosPorPieza })['kilosPorPieza']).toBe(number);
  });

  it.each(['doce', '1,2,3', '1e5'])('keeps %j, which is no number, for the contract to refuse', (text) => {
    expect(body({ kilosPorPieza: text })['kilosPorPieza']).toBe(text);
  });

  it('says null for a number that is left empty', () => {
    expect(body({ kilosPorPieza: '  ', mes: '' })).toMatchObject({ kilosPorPieza: null, mes: null });
  });

  it('trims texts, and keeps the spaces inside them', () => {
    expect(body({ nombre: '  Envases  del Sur\t' })['nombre']).toBe('Envases  del Sur');
  });

  it('keeps an empty choice empty, so that no id 0 is made of it', () => {
    expect(body({ paisID: '' })['paisID']).toBe('');
  });

  it('says null for a field that is not asked for, whatever was typed before', () => {
    expect(body({ periodoID: 'BGT-2026' })['mes']).toBeNull();
  });

  it('takes a field that the form does not hold as empty', () => {
    expect(bodyOf(fields, {})).toMatchObject({ nombre: '', kilosPorPieza: null, paisID: '' });
  });
});
