import { createTheme } from 'styled-components';
import { light } from './palette.ts';

/** A length that grows with the browser's letters. @param px in CSS pixels, for letters of 16 px */
export const rem = (px: number): string => `${px / 16}rem`;

/** Heights of rows in CSS pixels, hairline included, as virtual lists reckon with them; two lines for letters of 16 px. */
export const ROW_PX = { line: 41, twoLines: 52 };

/** The light palette as `var(--pv-…)` references; {@link GlobalStyle} declares both schemes. */
export const color = createTheme({ ...light }, { prefix: 'pv' });

/**
 * Tokens of the look. Colours (and the control height) are CSS custom properties, because they change with the
 * scheme and the width; the rest are constants. Keys of `space` and `text` are the size in CSS pixels.
 */
export const theme = {
  color,
  space: { 4: '4px', 8: '8px', 12: '12px', 16: '16px', 24: '24px', 32: '32px' },
  radius: { control: '6px', card: '10px' },
  text: { 13: rem(13), 14: rem(14), 16: rem(16), 20: rem(20), 28: rem(28) },
  weight: { regular: 400, medium: 500, bold: 600 },
  family: "'Inter Variable', system-ui, sans-serif",
  hairline: `1px solid ${color.line}`,
  /** The least that a finger hits. */
  target: '44px',
  /** Height of buttons and boxes: 32 px, a finger's target on narrow screens. */
  control: 'var(--pv-control)',
  /** Heights of rows; one of one line is a finger's target on narrow screens, one of two grows with its letters. */
  row: {
    line: 'var(--pv-row)',
    twoLines: rem(ROW_PX.twoLines),
    month: 'var(--pv-month-row)',
    message: '44px',
  },
  motion: '140ms ease-out',
  /** Heights that the shell takes at the top and the bottom of the window. */
  frame: { bar: '48px', foot: '33px' },
} as const;
