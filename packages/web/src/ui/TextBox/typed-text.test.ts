import { describe, expect, it } from 'vitest';
import { keepWhenLeft, keepWhileTyping } from './typed-text.ts';

describe('a decimal box', () => {
  it.each(['1.234.567,89', '-12,5', '1234.5', ',5', '1 234'])('lets %j be typed key by key', (text) => {
    for (let end = 1; end <= text.length; end += 1) {
      const soFar = text.slice(0, end);
      expect(keepWhileTyping('decimal', soFar)).toBe(soFar);
    }
    expect(keepWhenLeft('decimal', text)).toBe(text);
  });

  it.each(['abc', '12a', '1e5', 'Infinity', 'NaN', '1,2,3', '9'.repeat(400)])(
    'clears %j on change',
    (text) => {
      expect(keepWhileTyping('decimal', text)).toBe('');
    },
  );

  it.each(['-', ',', '1.234.', '1.234.5'])('clears the unfinished %j when it is left', (text) => {
    expect(keepWhenLeft('decimal', text)).toBe('');
  });
});

describe('an integer box', () => {
  it('keeps whole numbers and clears fractions', () => {
    expect(keepWhileTyping('integer', '2026')).toBe('2026');
    expect(keepWhileTyping('integer', '20,5')).toBe('');
  });
});

describe('a text box', () => {
  it('keeps whatever is typed', () => {
    expect(keepWhileTyping('text', 'abc')).toBe('abc');
    expect(keepWhenLeft('password', ' x ')).toBe(' x ');
  });
});
