/** Colours that one scheme must name. Every `xSoft` is a background on which `x` and `ink` are readable. */
export interface Palette {
  /** Page behind everything. */
  readonly canvas: string;
  /** Cards, tables, controls, the bar. */
  readonly surface: string;
  /** One step back from the surface: table headers, hovered rows, tracks. */
  readonly sunken: string;
  /** Paper of disabled history months. */
  readonly history: string;
  readonly ink: string;
  /** References, units, hints. */
  readonly inkMuted: string;
  /** Hairlines that only separate. */
  readonly line: string;
  /** Borders of controls: 3:1 against the surface. */
  readonly lineStrong: string;
  readonly accent: string;
  readonly accentHover: string;
  readonly accentSoft: string;
  readonly onAccent: string;
  readonly danger: string;
  readonly dangerHover: string;
  readonly dangerSoft: string;
  readonly onDanger: string;
  readonly success: string;
  readonly successSoft: string;
  readonly warning: string;
  readonly warningSoft: string;
  readonly sop: string;
  readonly sopSoft: string;
  readonly cur: string;
  readonly curSoft: string;
  readonly bgt: string;
  readonly bgtSoft: string;
  /** Veil behind a dialog. */
  readonly veil: string;
  /** The one shadow, for layers above the page. */
  readonly shadow: string;
}

export const light: Palette = {
  canvas: '#f6f7f9',
  surface: '#ffffff',
  sunken: '#eff1f4',
  history: '#f1f2f5',
  ink: '#161a22',
  inkMuted: '#565f6e',
  line: '#dfe3e9',
  lineStrong: '#7f8896',
  accent: '#2253c9',
  accentHover: '#1a43a6',
  accentSoft: '#e8eefc',
  onAccent: '#ffffff',
  danger: '#b3261e',
  dangerHover: '#8f1d17',
  dangerSoft: '#fdecea',
  onDanger: '#ffffff',
  success: '#1b6e3a',
  successSoft: '#e5f4ea',
  warning: '#8a5300',
  warningSoft: '#fdf1dc',
  sop: '#6641c9',
  sopSoft: '#f0ebfc',
  cur: '#8f5200',
  curSoft: '#fcf0dd',
  bgt: '#0b6b61',
  bgtSoft: '#dff3ef',
  veil: 'rgb(16 20 28 / 0.45)',
  shadow: '0 12px 32px rgb(16 20 28 / 0.16), 0 2px 6px rgb(16 20 28 / 0.08)',
};

export const dark: Palette = {
  canvas: '#0f1217',
  surface: '#171b22',
  sunken: '#1f242d',
  history: '#1b2028',
  ink: '#e8ebf0',
  inkMuted: '#9fa9b8',
  line: '#2b323d',
  lineStrong: '#6f7a8b',
  accent: '#86abff',
  accentHover: '#a6c1ff',
  accentSoft: '#1b2a4a',
  onAccent: '#0b1730',
  danger: '#ff8f86',
  dangerHover: '#ffb0a9',
  dangerSoft: '#3d1c1a',
  onDanger: '#2b0805',
  success: '#74d396',
  successSoft: '#12321f',
  warning: '#f0b860',
  warningSoft: '#3a2a0d',
  sop: '#b9a5ff',
  sopSoft: '#2b2450',
  cur: '#eeb565',
  curSoft: '#3a2910',
  bgt: '#62d2c2',
  bgtSoft: '#0e332f',
  veil: 'rgb(0 0 0 / 0.6)',
  shadow: '0 16px 40px rgb(0 0 0 / 0.55), 0 0 0 1px rgb(255 255 255 / 0.04)',
};

/** What either scheme has instead where somebody asks for more contrast: texts at 7:1 (WCAG AAA), lines that are seen. */
export const sharper: Readonly<Record<'light' | 'dark', Partial<Palette>>> = {
  light: {
    inkMuted: '#3a4250',
    line: '#848d9b',
    lineStrong: '#4f5866',
    accent: '#173c96',
    accentHover: '#102c70',
    danger: '#8c1b15',
    dangerHover: '#6b130e',
    success: '#0f4f27',
    warning: '#633b00',
    sop: '#4a2aa3',
    cur: '#633900',
    bgt: '#064d45',
  },
  dark: {
    inkMuted: '#c6cdd8',
    line: '#6f7a8b',
    lineStrong: '#a7b1c0',
    accent: '#a6c1ff',
    accentHover: '#c4d6ff',
    danger: '#ffb0a9',
    dangerHover: '#ffcbc6',
    success: '#8fe0ab',
    warning: '#f5c87e',
    sop: '#cbbcff',
    cur: '#f5c987',
    bgt: '#7fe0d2',
  },
};

/** Where the system forces its own colours (high contrast): what is drawn with a background keeps one that is seen. */
export const forced: Palette = {
  canvas: 'Canvas',
  surface: 'Canvas',
  sunken: 'Canvas',
  history: 'Canvas',
  ink: 'CanvasText',
  inkMuted: 'CanvasText',
  line: 'CanvasText',
  lineStrong: 'CanvasText',
  accent: 'Highlight',
  accentHover: 'Highlight',
  accentSoft: 'Canvas',
  onAccent: 'HighlightText',
  danger: 'CanvasText',
  dangerHover: 'CanvasText',
  dangerSoft: 'Canvas',
  onDanger: 'Canvas',
  success: 'CanvasText',
  successSoft: 'Canvas',
  warning: 'CanvasText',
  warningSoft: 'Canvas',
  sop: 'CanvasText',
  sopSoft: 'Canvas',
  cur: 'CanvasText',
  curSoft: 'Canvas',
  bgt: 'CanvasText',
  bgtSoft: 'Canvas',
  veil: 'rgb(0 0 0 / 0.6)',
  shadow: 'none',
};
