import { describe, expect, it } from 'vitest';
import { keepWhenLeft, keepWhileTyping } from './typed-text.ts';

describe('a decimal box', () => {
  it.each(['1.234.567,89', '-12,5', '1234.5', ',5', '1 234'])('lets %j be typed key by key', (text) => {
    for (let end = 1; end <= text.length; end += 1) {
      const soFar = text.slice(0, end);
      expect(keepWhileTyping('decimal', soFar, text.slice(0, end - 1))).toBe(soFar);
    }
    expect(keepWhenLeft('decimal', text)).toBe(text);
  });

  it.each(['abc', '12a', '1e5', 'Infinity', 'NaN', '1,2,3', '9'.repeat(400)])(
    'clears %j on change',
    (text) => {
      expect(keepWhileTyping('decimal', text, '12')).toBe('');
    },
  );

  it.each(['-', ',', '1.234.', '1.234.5'])('clears the unfinished %j when it is left', (text) => {
    expect(keepWhenLeft('decimal', text)).toBe('');
  });
});

describe('an integer box', () => {
  it('keeps whole numbers, with their sign and their thousands', () => {
    expect(keepWhileTyping('integer', '2026', '202')).toBe('2026');
    expect(keepWhileTyping('integer', '-', '')).toBe('-');
    expect(keepWhileTyping('integer', '1.0', '1.')).toBe('1.0');
  });

  it.each(['20a', 'abc', '20,', ',', '20,5', '1e3', '9'.repeat(400)])(
    'refuses %j and keeps what was there',
    (text) => {
      expect(keepWhileTyping('integer', text, '20')).toBe('20');
    },
  );
});

describe('a text box', () => {
  it('keeps whatever is typed', () => {
    expect(keepWhileTyping('text', 'abc', 'ab')).toBe('abc');
    expect(keepWhenLeft('password', ' x ')).toBe(' x ');
  });
});
