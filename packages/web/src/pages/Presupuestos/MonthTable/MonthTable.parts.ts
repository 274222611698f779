import { css, styled } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';
import { conflicts } from './conflict-look.ts';
import { marks } from './marks.ts';
import { low, narrow, tight, touch, wideTouch } from './table-widths.ts';
import { totals } from './totals-look.ts';

const { color, space } = theme;

const hatched = `${color.history} repeating-linear-gradient(135deg, transparent 0 5px, color-mix(in srgb, ${color.line} 55%, transparent) 5px 6px)`;

/** The paper of the rows: history is another one. The header stays over them while they scroll. */
const rows = css`
  th, td { padding: 0 ${space[12]}; border-block-end: ${theme.hairline}; text-align: end; }
  th[data-column='periodo'] { text-align: start; }
  thead th { position: sticky; z-index: 1; background: ${color.sunken}; }
  thead th { inset-block-start: 0; padding-block: ${space[8]}; color: ${color.inkMuted}; font-size: ${theme.text[13]}; line-height: 1.25; vertical-align: bottom; }
  th { font-weight: ${theme.weight.medium}; }
  tbody th { font-weight: ${theme.weight.regular}; white-space: nowrap; }
  /* 'CUR-2026, año −1', in two lines where one is too long. */
  thead small { display: block; text-wrap: balance; }
  small { color: ${color.inkMuted}; font-size: ${theme.text[13]}; }
  [data-size='narrow'] { display: none; }
  [data-column$='referente'] { color: ${color.inkMuted}; }

  tbody tr { background: ${color.surface}; }
  tbody tr[data-history='true'] { background: ${hatched}; color: ${color.inkMuted}; }
  tbody tr[data-new-year='true'] > * { border-block-start: 1px solid ${color.lineStrong}; }
`;

/** Cells that are typed in: the input fills its cell, as in a spreadsheet. */
const amounts = css`
  td[data-amount] { padding: 0; border-inline-start: ${theme.hairline}; }
  /* Contained: what is typed in it has no other row measured again. */
  td[data-amount] > div { position: relative; display: flex; align-items: center; block-size: calc(${theme.row.month} - 1px); contain: size layout; }
  td > div:has(output) { z-index: 3; }
  td[data-column='precio'][data-amount] { border-inline-end: ${theme.hairline}; }
  tfoot td[data-column='volumenTon'], thead th[data-column='volumenTon'],
  tfoot td[data-column='precio'], thead th[data-column='precio'] { padding-inline-end: 38px; }
  input {
    flex: 1;
    min-inline-size: 0;
    block-size: 100%;
    padding: 0 38px 0 22px;
    border: 0;
    border-radius: 0;
    background: transparent;
    text-align: end;
    font-variant-numeric: inherit;
    /* Not under the header or the totals, up to three lines, when the keyboard brings it into sight. */
    scroll-margin-block: 54px 100px;
    /* A finger leaves no hover behind. */
    @media (hover: hover) { &:hover:enabled { background: ${color.accentSoft}; } }
    &:focus { background: ${color.surface}; outline: 2px solid ${color.accent}; outline-offset: -2px; }
    /* What is typed is no figure: leaving takes it back. */
    &[aria-invalid='true'] { text-decoration: underline ${color.danger} 2px; text-underline-offset: 1px; }
    &:disabled { color: inherit; opacity: 1; }
    /* Ten characters and more are never cut at rest; while one is edited, smaller text would make a phone zoom in. */
    &[data-long='true']:not(:focus) { padding-inline-start: ${space[4]}; font-size: ${theme.text[13]}; }
  }
  &[data-matched] input { scroll-margin-block-start: 86px; }
  /* Somebody else has just changed the figure: seen, and said by nobody. */
  td[data-amount] > div { transition: background-color ${theme.motion}; }
  td[data-state='heard'] > div { background: ${color.accentSoft}; }
  /* Selected together with the one that has the focus. */
  td[data-picked] > div { background: ${color.accentSoft}; box-shadow: inset 0 0 0 1px ${color.accent}; }
  /* What a typed operation comes to, under its cell and over the rows. */
  td output {
    position: absolute;
    inset-block-start: calc(100% + 1px);
    inset-inline-end: 0;
    padding: 2px ${space[8]};
    border: 1px solid ${color.accent};
    border-radius: ${theme.radius.control};
    background: ${color.surface};
    color: ${color.ink};
    font-size: ${theme.text[13]};
    font-weight: ${theme.weight.medium};
    white-space: nowrap;
    box-shadow: ${color.shadow};
    pointer-events: none;
  }
  .pending { position: absolute; inset-inline-start: 7px; display: grid; color: ${color.inkMuted}; pointer-events: none; }
  .pending[data-check] { inset-block-start: calc(50% - 3px); inline-size: 7px; block-size: 7px; border-radius: 50%; background: ${color.warning}; }
  button {
    position: absolute;
    inset-inline-end: 4px;
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 27px;
    padding: 0;
    border: 0;
    border-radius: 4px;
    background: transparent;
    color: ${color.lineStrong};
    cursor: pointer;
    @media (hover: hover) { &:hover { background: ${color.sunken}; color: ${color.ink}; } }
  }
  tr:focus-within button { color: ${color.inkMuted}; }
`;

/** The table's look follows the room that it has, whatever stands beside it. */
export const Room = styled.div`
  container: months / inline-size;
`;

/** On a phone alone: brings the months before the period, which would stand above the first one to type in. */
export const Toggle = styled.button`
  display: none;
  ${media.narrow} {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space[8]};
    inline-size: 100%;
    min-block-size: ${theme.target};
    border: 0;
    border-block-end: ${theme.hairline};
    background: transparent;
    color: ${color.accent};
    font-weight: ${theme.weight.medium};
    cursor: pointer;
    &:focus-visible { outline-offset: -2px; }
    & > svg { transition: rotate ${theme.motion}; }
    &[aria-expanded='true'] > svg { rotate: 180deg; }
  }
`;

/** The container carries the look; rows and cells are plain elements (5 to 180 of them re-render often). */
export const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  thead th[data-column='periodo'] { inline-size: 8.25rem; }
  /* Less for what has no button in it. */
  @container months (min-width: 40.0625rem) { thead th[data-column$='referente'] { inline-size: 19.4%; } }
  ${rows}
  ${totals}
  ${amounts}
  ${tight}
  ${low}
  ${touch}
  ${wideTouch}
  ${narrow}
  ${marks}
  ${conflicts}
  ${media.narrow} { &[data-past='folded'] tr[data-history='true'] { display: none; } }
`;
