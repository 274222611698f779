import { createGlobalStyle } from 'styled-components';
import { media } from './media.ts';
import { dark, forced, light, type Palette, sharper } from './palette.ts';
import { color, ROW_PX, theme } from './theme.ts';

/** `--pv-canvas: #fff; …` for one scheme, or what differs from it. */
const declare = (palette: Partial<Palette>): string =>
  Object.entries(palette)
    .map(([name, value]) => `${color.vars[name as keyof Palette]}: ${value};`)
    .join('\n');

/** Both schemes, the page's ground rules, the focus ring. `data-scheme` on <html> overrides the system's choice. */
export const GlobalStyle = createGlobalStyle`
  :root { color-scheme: light; --pv-control: 32px; --pv-row: ${ROW_PX.line}px; --pv-month-row: 36px; ${declare(light)} }
  @media (prefers-color-scheme: dark) {
    :root:not([data-scheme='light']) { color-scheme: dark; ${declare(dark)} }
  }
  :root[data-scheme='dark'] { color-scheme: dark; ${declare(dark)} }
  @media (prefers-contrast: more) { :root { ${declare(sharper.light)} } :root[data-scheme='dark'] { ${declare(sharper.dark)} } }
  @media (prefers-contrast: more) and (prefers-color-scheme: dark) { :root:not([data-scheme='light']) { ${declare(sharper.dark)} } }
  ${media.touch} { :root { --pv-control: ${theme.target}; --pv-row: calc(${theme.target} + 1px); } }
  /* As high as twelve months, with what stands around them, have room in the window. */
  ${media.low} { :root { --pv-month-row: clamp(28px, calc((100dvh - 318px) / 12), 36px); } }
  /* A finger's, and in a low window no higher than it takes to hit one: more of them are in sight. */
  ${media.wideTouch} { :root { --pv-month-row: 37px; } }
  ${media.highTouch} { :root { --pv-month-row: calc(${theme.target} + 1px); } }
  /* Paper is white, and cuts through no row, nor a heading off from its text. */
  @media print {
    :root:root:root { color-scheme: light; --pv-control: 32px; --pv-row: ${ROW_PX.line}px; ${declare(light)} }
    body:is(body) { background: #fff; }
    tr, li { break-inside: avoid; }
    h2, h3, h4 { break-after: avoid; }
  }

  *, *::before, *::after { box-sizing: border-box; }
  /* The scroll bar is always there: a page that grows past the window does not move sideways. */
  html { overflow-y: scroll; scrollbar-color: ${color.lineStrong} ${color.canvas}; text-size-adjust: 100%; }
  body {
    margin: 0;
    background: ${color.canvas};
    color: ${color.ink};
    font: ${theme.weight.regular} ${theme.text[14]}/1.45 ${theme.family};
    font-variant-numeric: tabular-nums;
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; }
  ul, ol { padding: 0; list-style: none; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  a { color: ${color.accent}; }
  svg { flex: none; }
  /* As a spreadsheet's: what typing would replace can be seen across the room. */
  ::selection { background: ${color.accent}; color: ${color.onAccent}; }
  :focus-visible { outline: 2px solid ${color.accent}; outline-offset: 2px; }

  @media (forced-colors: active) {
    /* The palette has the system's colours: forced once more, backgrounds that say something would go. */
    :root:root { forced-color-adjust: none; ${declare(forced)} }
    /* What a soft background says elsewhere. */
    :is([aria-selected='true'], :where([role='radio'])[aria-checked='true'], [aria-pressed='true'], [aria-current]) { outline: 2px solid Highlight; outline-offset: -2px; }
    [data-in='true'] { outline: 1px solid Highlight; outline-offset: -1px; }
    /* Not to be taken for what is chosen. */
    :focus-visible { outline: 3px solid CanvasText; }
    :is(:disabled, [aria-disabled='true']) { border-color: GrayText !important; color: GrayText !important; }
    ::placeholder { color: GrayText !important; }
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;
