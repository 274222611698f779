import { describe, expect, it } from 'vitest';
import { dark, light, type Palette } from './palette.ts';

/** WCAG relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ['canvas', 'surface', 'sunken', 'history'] as const;
const TONES = ['accent', 'danger', 'success', 'warning', 'sop', 'cur', 'bgt'] as const;

/** [text, ground] pairs that the screens use. */
const readable: readonly (readonly [keyof Palette, keyof Palette])[] = [
  ...GROUNDS.flatMap((ground) => [['ink', ground] as const, ['inkMuted', ground] as const]),
  ...TONES.flatMap((tone) => [
    [tone, 'surface'] as const,
    [tone, 'canvas'] as const,
    [tone, `${tone}Soft`] as const,
    ['ink', `${tone}Soft`] as const,
  ]),
  ['inkMuted', 'accentSoft'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s scheme', (_name, palette) => {
  it.each(readable)('keeps %s on %s at 4.5:1', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps the border of controls at 3:1 on every ground they stand on', () => {
    expect(contrast(palette.lineStrong, palette.surface)).toBeGreaterThanOrEqual(3);
    expect(contrast(palette.lineStrong, palette.canvas)).toBeGreaterThanOrEqual(3);
  });
});
