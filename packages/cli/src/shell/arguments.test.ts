import { describe, expect, it } from 'vitest';
import { onlyPositional, readArguments } from './arguments.ts';

const options = { salida: { type: 'string' }, plano: { type: 'boolean' } } as const;

describe('what a command is given', () => {
  it('is read in any order', () => {
    const given = readArguments(['BGT-2027', '--plano', '--salida', 'a.csv', 'SOP11-2026'], options);
    expect(given.positionals).toEqual(['BGT-2027', 'SOP11-2026']);
    expect([given.text('salida'), given.has('plano'), given.has('vendedor')]).toEqual(['a.csv', true, false]);
  });

  it.each([
    [['--clave', 'secreta'], 'Opción desconocida: --clave'],
    [['--toString'], 'Opción desconocida: --toString'],
    [['--salida'], 'La opción --salida necesita un valor'],
    [['--salida='], 'La opción --salida necesita un valor'],
    [['--salida', '--plano'], 'La opción --salida necesita un valor'],
    [['--plano=sí'], 'La opción --plano no lleva valor'],
    [['--salida', 'a.csv', '--plano', '--salida=b.csv'], 'La opción --salida está dos veces'],
  ])('is refused in Spanish when it is %j', (args, message) => {
    expect(() => readArguments(args, options)).toThrow(message);
  });

  it('may say twice what has no value', () => {
    expect(readArguments(['--plano', '--plano'], options).has('plano')).toBe(true);
  });

  it('takes a value that looks like an option where it is tied to its name', () => {
    expect(readArguments(['--salida=--plano'], options).text('salida')).toBe('--plano');
  });

  it('must be one word where a command takes one', () => {
    const only = (...args: string[]) => onlyPositional(readArguments(args, options), 'el archivo');
    expect(only('a.csv')).toBe('a.csv');
    expect(() => only()).toThrow('Falta el archivo');
    expect(() => only('a.csv', 'b.csv')).toThrow('Sobra: b.csv');
  });
});
