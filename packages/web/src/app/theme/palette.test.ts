import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { readable, visible } from './pairs.ts';
import { dark, light, sharper } from './palette.ts';

it('measures contrast as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

describe.each([
  { scheme: 'the light scheme', palette: light, text: 4.5, border: 3 },
  { scheme: 'the dark scheme', palette: dark, text: 4.5, border: 3 },
  {
    scheme: 'the light scheme with more contrast',
    palette: { ...light, ...sharper.light },
    text: 7,
    border: 4.5,
  },
  {
    scheme: 'the dark scheme with more contrast',
    palette: { ...dark, ...sharper.dark },
    text: 7,
    border: 4.5,
  },
])('$scheme', ({ palette, text, border }) => {
  it.each(readable)(`keeps %s on %s at ${text}:1`, (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(text);
  });

  it.each(visible)(`keeps %s on %s at ${border}:1`, (line, ground) => {
    expect(contrast(palette[line], palette[ground])).toBeGreaterThanOrEqual(border);
  });
});
