import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { readable, visible } from './pairs.ts';
import { dark, light } from './palette.ts';

it('measures contrast as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s scheme', (_name, palette) => {
  it.each(readable)('keeps %s on %s at 4.5:1', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(visible)('keeps %s on %s at 3:1', (border, ground) => {
    expect(contrast(palette[border], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});
