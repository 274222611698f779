import { describe, expect, it } from 'vitest';
import { checkValue } from './use-failure.ts';

describe('the rules of a control', () => {
  it('refuse an empty or blank value when one is required', () => {
    expect(checkValue({ required: true }, '')).toBe('Este campo es requerido');
    expect(checkValue({ required: true }, '  \t')).toBe('Este campo es requerido');
    expect(checkValue({ required: true }, 'x')).toBeUndefined();
  });

  it('always accept a value that is not required', () => {
    expect(checkValue({}, '')).toBeUndefined();
  });

  it('give the message of the own check', () => {
    const validate = (value: string) =>
      value === 'a@b.co' ? undefined : 'El formato del email no es válido';
    expect(checkValue({ validate }, 'a')).toBe('El formato del email no es válido');
    expect(checkValue({ validate }, 'a@b.co')).toBeUndefined();
  });

  it('say so when the check itself fails', () => {
    const validate = () => {
      throw new Error('broken');
    };
    expect(checkValue({ validate }, 'x')).toBe('Error en validación');
  });
});
