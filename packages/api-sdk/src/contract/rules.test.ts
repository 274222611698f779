import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { DatosApertura } from './apertura.ts';
import { ClaveRestablecida, Recuperacion } from './claves.ts';
import { DatosCliente } from './clientes.ts';
import { contract } from './contract.ts';
import { DatosDivision } from './divisiones.ts';
import { monthID, rowID } from './fields.ts';
import { fileProblem, MAX_FILE_BYTES } from './file-rules.ts';
import { DatosPeriodoMoneda } from './periodos-moneda.ts';
import { DatosProducto } from './productos.ts';
import { CambioClave, firstProblem, requiredProblem } from './rules.ts';
import { Credenciales } from './sesion.ts';
import { DatosUsuario } from './usuarios.ts';
import { DatosVendedor } from './vendedores.ts';
import { Precio, VolumenTon } from './ventas.ts';

/** Fills a form field by field and collects what is still missing before each step. */
function messagesWhileFilling(schema: z.ZodType, fields: [string, unknown][]): (string | undefined)[] {
  const form: Record<string, unknown> = {};
  const messages = [firstProblem(schema, form)?.message];
  for (const [name, value] of fields) {
    form[name] = value;
    messages.push(firstProblem(schema, form)?.message);
  }
  return messages;
}

describe('codes and names', () => {
  const codeOf = (productoCodigo: string) => {
    const { success, data, error } = DatosProducto.safeParse({ productoCodigo, nombre: 'Perfil' });
    return success ? data.productoCodigo : error.issues[0]?.message;
  };

  it.each([
    ['a zero-width space', 'P-1\u200b'],
    ['a byte order mark', '\ufeffP-1'],
    ['a soft hyphen', 'P\u00ad-1'],
    ['marks of direction', '\u202aP-1\u202c'],
    ['a joiner that joins nothing', 'P-1\u200d'],
    ['control characters', '\u0001P\u001b-\u007f1\u0085'],
    ['what is no character', '\ufffeP-1\uffff\u{1fffe}'],
  ])('lose %s, which nobody sees', (_, typed) => {
    expect(codeOf(typed)).toBe('P-1');
  });

  it.each(['\u200b', ' \u2060 ', '\u200d\u200d', '\t\n'])('are missing where %j is all there is', (typed) => {
    expect(codeOf(typed)).toBe('El código del producto es requerido');
  });

  it.each(['\tP-1\r\n\tB ', 'P-1  B', 'P-1\u00a0B', 'P-1\u2003\u202fB', 'P-1 \u0001 B'])(
    'are one line with one blank between words: %j',
    (typed) => {
      expect(codeOf(typed)).toBe('P-1 B');
    },
  );

  it.each(['👩‍👧', '🏳️‍🌈', '🕵🏽‍♂️ Ñandú', 'Aña Ω'])('keep what is seen: %s', (typed) => {
    expect(codeOf(typed)).toBe(typed);
  });

  it('are cleaned in every form', () => {
    expect(DatosVendedor.shape.email.parse('ana@acero.co\u200b')).toBe('ana@acero.co');
    expect(DatosVendedor.shape.apellido.parse('Núñez\u200b')).toBe('Núñez');
    expect(DatosCliente.shape.clienteCodigo.parse('C-1\u200b')).toBe('C-1');
    expect(DatosUsuario.shape.nombreUsuario.parse('ana\u200b')).toBe('ana');
    expect(DatosDivision.parse({ divisionID: 'ENV\u200b', nombre: 'Envases\u200b' })).toEqual({
      divisionID: 'ENV',
      nombre: 'Envases',
    });
  });

  it('of a record that is referred to are taken to the letter', () => {
    expect(DatosVendedor.shape.division.parse('ENV\u200b')).toBe('ENV\u200b');
  });
});

describe('forms ask for their fields in the specified order', () => {
  it('salesperson', () => {
    const fields: [string, unknown][] = [
      ['vendedorCodigo', 'V1'],
      ['nombre', 'Ana'],
      ['apellido', 'Núñez'],
      ['email', 'ana'],
      ['email', 'ana@acero.co'],
      ['division', 'N'],
      ['paisID', 1],
    ];
    expect(messagesWhileFilling(DatosVendedor, fields)).toEqual([
      'El código del vendedor es requerido',
      'El nombre del vendedor es requerido',
      'El apellido del vendedor es requerido',
      'El email del vendedor es requerido',
      'El formato del email no es válido',
      'La división del vendedor es requerida',
      'Debe seleccionar un país',
      undefined,
    ]);
  });

  it('customer', () => {
    const fields: [string, unknown][] = [
      ['clienteCodigo', 'C1'],
      ['nombre', '  '],
      ['nombre', 'Envases'],
      ['paisID', '3'],
    ];
    expect(messagesWhileFilling(DatosCliente, fields)).toEqual([
      'El código del cliente es requerido',
      'El nombre del cliente es requerido',
      'El nombre del cliente es requerido',
      'Debe seleccionar un país',
      undefined,
    ]);
  });

  it('product, whose kilos may stay empty', () => {
    const fields: [string, unknown][] = [
      ['productoCodigo', 'P1'],
      ['nombre', 'Hojalata'],
      ['kilosPorPieza', -1],
      ['kilosPorPieza', 1_000_000_000],
      ['kilosPorPieza', '9'.repeat(400)],
      ['kilosPorPieza', 0.000_04],
      ['kilosPorPieza', 0.000_05],
      ['kilosPorPieza', 0],
      ['kilosPorPieza', 0.01],
    ];
    expect(messagesWhileFilling(DatosProducto, fields)).toEqual([
      'El código del producto es requerido',
      'El nombre del producto es requerido',
      undefined,
      'Los kilos por pieza deben ser un número válido mayor o igual a 0',
      'Los kilos por pieza no pueden superar 999.999.999',
      'Los kilos por pieza no pueden superar 999.999.999',
      'Los kilos por pieza deben ser 0, o al menos 0,0001',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('user', () => {
    const fields: [string, unknown][] = [
      ['nombreUsuario', 'ana'],
      ['email', 'a b@c.d'],
      ['email', 'a@b.co'],
      ['tipoUsuario', 'VENDEDOR'],
    ];
    expect(messagesWhileFilling(DatosUsuario, fields)).toEqual([
      'El nombre de usuario es requerido',
      'El email del usuario es requerido',
      'El formato del email no es válido',
      'El tipo de usuario es requerido',
      undefined,
    ]);
  });

  it('division', () => {
    const fields: [string, unknown][] = [
      ['divisionID', 'N'],
      ['nombre', 'Norte'],
    ];
    expect(messagesWhileFilling(DatosDivision, fields)).toEqual([
      'El ID de la división es requerido',
      'El nombre de la división es requerido',
      undefined,
    ]);
  });

  it('exchange rate', () => {
    const fields: [string, unknown][] = [
      ['periodoID', 'CUR-2025'],
      ['monedaID', 'COP'],
      ['tasaCambioEUR', ''],
      ['tasaCambioEUR', 0],
      ['tasaCambioEUR', 1_000_000_000],
      ['tasaCambioEUR', '4150000000000000.25'],
      ['tasaCambioEUR', 1e21],
      ['tasaCambioEUR', '4'.repeat(400)],
      ['tasaCambioEUR', 4512.25],
      ['mes', 13],
      ['mes', 12],
    ];
    expect(messagesWhileFilling(DatosPeriodoMoneda, fields)).toEqual([
      'Debe seleccionar un período',
      'Debe seleccionar una moneda',
      'La tasa de cambio EUR es requerida',
      'La tasa de cambio EUR es requerida',
      'La tasa de cambio debe ser un número válido mayor a 0',
      'La tasa de cambio no puede superar 999.999.999',
      'La tasa de cambio no puede superar 999.999.999',
      'La tasa de cambio no puede superar 999.999.999',
      'La tasa de cambio no puede superar 999.999.999',
      undefined,
      'El mes debe ser un número entero entre 1 y 12',
      undefined,
    ]);
  });

  it('sign-in, recovery and opening with one message for all', () => {
    expect(firstProblem(Credenciales, { nombreUsuario: ' ', clave: 'x' })?.message).toBe(
      'Por favor, complete todos los campos requeridos.',
    );
    expect(firstProblem(Recuperacion, {})?.message).toBe('Por favor, ingrese el nombre de usuario.');
    expect(firstProblem(DatosApertura, { periodoOrigen: 'CUR-2025' })?.message).toBe(
      'Por favor, complete todos los campos requeridos correctamente.',
    );
  });
});

describe('changing the key', () => {
  it.each([
    ['', 'b', 'b', 'Por favor, complete todos los campos requeridos.'],
    ['a', 'b', 'c', 'La nueva contraseña y la confirmación deben ser iguales.'],
    ['a', 'a', 'a', 'La nueva contraseña debe ser diferente a la contraseña actual.'],
    ['a', 'Ab1!', 'Ab1!', 'La contraseña debe tener al menos 8 caracteres.'],
    ['a', 'abcdefg1!', 'abcdefg1!', 'La contraseña debe tener al menos una letra mayúscula.'],
    ['a', 'ABCDEFG1!', 'ABCDEFG1!', 'La contraseña debe tener al menos una letra minúscula.'],
    ['a', 'Abcdefgh!', 'Abcdefgh!', 'La contraseña debe tener al menos un número.'],
    ['a', 'Abcdefgh1', 'Abcdefgh1', 'La contraseña debe tener al menos un carácter especial.'],
    ['a', 'Abc defg1!', 'Abc defg1!', 'La contraseña no puede contener espacios en blanco.'],
    ['a', 'Abcdefg1!', 'Abcdefg1!', undefined],
  ])('from %j to %j confirmed as %j says %j', (claveActual, claveNueva, confirmacion, message) => {
    expect(firstProblem(CambioClave, { claveActual, claveNueva, confirmacion })?.message).toBe(message);
  });

  it('by an administrator needs four characters besides white space', () => {
    expect(firstProblem(ClaveRestablecida, ' abc ')?.message).toBe(
      'La clave debe tener al menos 4 caracteres',
    );
    expect(firstProblem(ClaveRestablecida, ' abcd ')).toBeUndefined();
  });
});

describe('a volume or a price', () => {
  it.each([
    '-1',
    'NaN',
    '1e400',
    '0x10',
    '',
    ' ',
    '1,5',
    'Infinity',
    '99999999999',
    '+1',
    '1.',
    '.5',
    null,
    true,
    ['1'],
  ])('refuses %j', (value) => {
    expect(VolumenTon.safeParse(value).success).toBe(false);
    expect(firstProblem(Precio, value)?.message).toBe(
      'El precio debe ser un número válido mayor o igual a 0',
    );
  });

  it('keeps the digits that were sent', () => {
    expect(VolumenTon.parse('0012.500')).toBe('0012.500');
    expect(VolumenTon.parse(0)).toBe('0');
    expect(Precio.parse(1e-7)).toBe('0.0000001');
  });
});

describe('the id of a record', () => {
  it.each(['abc', '1.5', '0', '-3', '', '2147483648', '1e3', 1.5, null])('refuses %j in words', (value) => {
    expect(firstProblem(rowID('clienteID'), value)?.message).toBe('clienteID no es un identificador válido');
  });

  it.each(['0', '1.5', 2 ** 43])('refuses %j for a month', (value) => {
    expect(firstProblem(monthID('ventaID'), value)?.message).toBe('ventaID no es un identificador válido');
  });

  it('may be longer for a month', () => {
    expect(monthID('ventaID').parse(String(2 ** 43 - 1))).toBe(2 ** 43 - 1);
  });
});

describe('the filters of the period list', () => {
  const query = contract.periodos.listarPeriodos.query;
  it('take a flag as text or as a boolean', () => {
    expect(query.parse({ activo: 'true', visible: false })).toMatchObject({ activo: true, visible: false });
  });

  it('refuse what is no flag in words', () => {
    expect(firstProblem(query, { activo: 'quizás' })?.message).toBe(
      'El campo activo debe ser verdadero o falso',
    );
  });
});

describe('a sales file', () => {
  const file = { name: 'ventas.XLSX', size: MAX_FILE_BYTES };
  it.each([
    [
      'another extension',
      { file: { name: 'ventas.csv', size: 1 } },
      'Solo se permiten archivos con extensión .xlsx o .xlsm',
    ],
    [
      'a missing year',
      { file, tipo: 'SOP', mes: 10 },
      'Debe seleccionar un archivo, un año, un mes y un tipo antes de cargar.',
    ],
    [
      'a byte too many',
      { file: { ...file, size: MAX_FILE_BYTES + 1 }, tipo: 'SOP', mes: 10, anio: 2025 },
      'El archivo es demasiado grande. Tamaño máximo permitido: 50MB',
    ],
    ['nothing wrong', { file, tipo: 'CUR', mes: 1, anio: 2025 }, undefined],
  ])('with %s', (_, form, message) => {
    expect(fileProblem(form)?.message).toBe(message);
  });
});

describe('a required box', () => {
  it.each([
    ['', true, 'Este campo es requerido'],
    ['   ', true, 'Este campo es requerido'],
    ['x', true, undefined],
    ['', false, undefined],
  ])('holding %j, required %j, says %j', (value, required, message) => {
    expect(requiredProblem(value, required)).toBe(message);
  });
});
