import type { Palette } from './palette.ts';

/** A colour and what it stands on. */
export type Pair = readonly [ink: keyof Palette, ground: keyof Palette];

const GROUNDS = ['canvas', 'surface', 'sunken', 'history'] as const;
const MARKED = [...GROUNDS, 'accentSoft', 'warningSoft', 'dangerSoft'] as const;
const TONES = ['accent', 'danger', 'success', 'warning', 'sop', 'cur', 'bgt'] as const;

/** Texts and the grounds that the screens put them on: 4.5:1 (WCAG AA). */
export const readable: readonly Pair[] = [
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

/** Icons, borders of controls and what is selected in a box, and the grounds that they stand on: 3:1. */
export const visible: readonly Pair[] = MARKED.flatMap((ground) => [
  ['lineStrong', ground] as const,
  ['accent', ground] as const,
]);
