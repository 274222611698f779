import { css, styled } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { rem, theme } from '../../../app/theme/theme.ts';
import { AT_16, HANDLE_PX, OVERHANG } from './widths.ts';

const { color, space } = theme;

const heads = css`
  [role='columnheader'] {
    flex: none;
    display: flex;
    align-items: center;
    justify-content: flex-end;
    padding-inline: ${space[8]};
    color: ${color.inkMuted};
    font-size: ${theme.text[13]};
    font-weight: ${theme.weight.bold};
    white-space: nowrap;
  }
  /* The group, not its row: a row stays in sight only as long as its group is. */
  [data-part='heads'] { position: sticky; z-index: 3; inset-block-start: 0; }
  [data-part='head'] {
    block-size: ${rem(AT_16.head)};
    border-block-end: 1px solid ${color.lineStrong};
    background: ${color.sunken};
  }
  &:not([data-percent='true']) [role='columnheader'][data-total='true'] { display: grid; grid-template-columns: minmax(0, 1fr) ${rem(AT_16.delta)}; column-gap: ${space[4]}; justify-items: end; }
  [data-part='head'] [data-part='name'] { justify-content: flex-start; background: ${color.sunken}; }
`;

const names = css`
  [data-part='name'] {
    position: sticky;
    z-index: 2;
    inset-inline-start: 0;
    flex: none;
    display: flex;
    align-items: center;
    gap: ${space[8]};
    block-size: 100%;
    padding-inline: ${space[12]} ${space[8]};
    border-inline-end: ${theme.hairline};
    background: inherit;
    cursor: default;
    & > span { flex: 1; min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    /* Names that begin alike end apart: a long one takes the lines that there are, or loses its middle. */
    & > [data-lines] { display: -webkit-box; -webkit-box-orient: vertical; line-height: 1rem; white-space: normal; }
    & > [data-lines='1'] { display: flex; white-space: pre; & > :first-child { min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; } }
    & > [data-ends]:not([data-lines='1']) { display: flex; flex-direction: column; & > :first-child { min-block-size: calc(1rem + ${OVERHANG}); overflow: hidden; } & > :last-child:not(:first-child) { flex: none; } & > :last-child:not(:first-child)::before { content: '…'; } }
    /* The letters' foot goes beyond its line, which may be the last before the clip. */
    & > [data-lines], & > [data-ends] > :first-child { margin-block-end: -${OVERHANG}; padding-block-end: ${OVERHANG}; }
    & > svg { flex: none; }
    & > [data-marks] { flex: none; display: flex; gap: ${space[4]}; color: ${color.warning}; }
    & > small { flex: none; color: ${color.inkMuted}; font-size: ${theme.text[13]}; font-weight: ${theme.weight.regular}; }
    & [data-budgeted='true'] { color: ${color.success}; }
    & [data-budgeted='false'] { color: ${color.danger}; }
  }
  [data-kind='pair'] > [data-part='name'] { padding-inline-start: 28px; ${media.narrow} { gap: ${space[4]}; padding-inline: ${space[12]} ${space[4]}; } }
  [data-kind='group'] > [data-part='name'] > svg { transition: rotate ${theme.motion}; }
  [data-folded='true'] > [data-part='name'] > svg { rotate: -90deg; }
  /* Leads to the pair's own months; there for a pointer over the row, and for a finger always. Before the name, whose end it leaves alone. */
  [data-part='name'] > button {
    position: absolute;
    inset-inline-start: 1px;
    flex: none;
    display: none;
    place-items: center;
    inline-size: 26px;
    block-size: 26px;
    padding: 0;
    border: 0;
    border-radius: 4px;
    background: transparent;
    color: ${color.inkMuted};
    cursor: pointer;
    &:hover { background: ${color.sunken}; color: ${color.ink}; }
    /* The name begins at the edge there. */
    ${media.narrow} { inset-inline: auto 0; inline-size: 20px; background: ${color.surface}; }
  }
  [role='row']:hover > [data-part='name'] > button, [data-current='true'] > [data-part='name'] > button { display: grid; }
  @media (pointer: coarse) { [data-part='name'] > button { position: static; display: grid; inline-size: ${theme.target}; block-size: ${theme.target}; } }
`;

/** Over the figure's digits, which begin anywhere. */
const dot = css`content: ''; position: absolute; inset-block-start: 1px; inset-inline-start: 2px; inline-size: 5px; block-size: 5px; border-radius: 50%;`;

const cells = css`
  /* Plain blocks: positioned grids are laid out and painted more slowly, hundreds of them at each turned page. */
  [role='gridcell'] {
    flex: none;
    align-content: center;
    padding-inline: 0 ${space[8]};
    /* What is longer than its room goes beyond it at the start, and stays in its line of figures. */
    text-indent: -${space[12]};
    border-inline-start: ${theme.hairline};
    font-size: ${theme.text[14]};
    line-height: 1.2;
    text-align: end;
    white-space: nowrap;
    cursor: cell;
    & > small { display: block; color: ${color.inkMuted}; font-size: 0.6875rem; line-height: 1.15; }
    &[data-history='true'] { background: ${color.history}; color: ${color.inkMuted}; }
    &[data-zero='true'] { color: ${color.inkMuted}; }
    &[data-total='true'] { position: relative; padding-inline-end: var(--beside); font-weight: ${theme.weight.bold}; }
    &[data-total='true'] > small { font-weight: ${theme.weight.regular}; }
    & > i { position: absolute; inset-block: 0; inset-inline-end: ${space[8]}; align-content: center; color: ${color.inkMuted}; font-size: 0.75rem; font-style: normal; font-weight: ${theme.weight.regular}; }
    &[data-heard='true'] { background: ${color.accentSoft}; }
    &[data-in='true'] { background: ${color.accentSoft}; }
    &[data-conflict='true'] { background: ${color.warningSoft}; color: ${color.warning}; }
    /* Only here: hundreds of boxes that clip cost each key a layer's work. */
    &[data-conflict='true'] > small { overflow: hidden; text-indent: 0; color: ${color.warning}; text-overflow: ellipsis; }
    &[data-active='true'] { outline: 2px solid ${color.accent}; outline-offset: -2px; background: ${color.surface}; }
    &[data-pending='true'], &[data-warning='true'], &[data-mark] { position: relative; }
    &[data-pending='true']::before { ${dot} background: ${color.inkMuted}; }
    &[data-warning='true']:not([data-pending='true'])::before { ${dot} background: ${color.warning}; }
    &[data-mark]::after { content: ''; position: absolute; inset-block-start: 0; inset-inline-end: 0; inline-size: 8px; block-size: 8px; background: ${color.accent}; clip-path: polygon(0 0, 100% 0, 100% 100%); }
    &[data-mark='nota']::after { background: ${color.warning}; }
  }
  [data-handle] {
    position: absolute;
    z-index: 1;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: ${HANDLE_PX}px;
    block-size: ${HANDLE_PX}px;
    border: 1px solid ${color.surface};
    background: ${color.accent};
    cursor: crosshair;
    touch-action: none;
    @media (pointer: coarse) { display: none; }
  }
`;

/** The table itself, styled by its container: hundreds of plain cells come and go while it scrolls. */
export const Sheet = styled.div`
  contain: strict;
  position: relative;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  font-variant-numeric: tabular-nums;
  user-select: none;
  -webkit-touch-callout: none;
  &:focus { outline: none; }
  &:not(:focus-within):not([data-entering='true']) [data-active='true'] { outline-color: ${color.lineStrong}; }

  --beside: calc(${space[8]} + ${space[4]} + ${rem(AT_16.delta)});
  &[data-percent='true'] { --beside: ${space[8]}; }

  /* Each is laid out and painted by itself. */
  [role='row'] { contain: strict; display: flex; inline-size: 100%; background: ${color.surface}; }
  [data-part='body'] > [role='row'] { position: absolute; inset-inline-start: 0; border-block-end: ${theme.hairline}; }
  [data-kind='group'] { background: ${color.canvas}; color: ${color.inkMuted}; font-weight: ${theme.weight.bold}; }
  [data-kind='group'] [role='gridcell'] { border-inline-start-color: transparent; }
  [data-part='totals'] { position: sticky; z-index: 3; inset-block-end: 0; }
  [data-part='foot'] {
    block-size: ${rem(AT_16.foot)};
    border-block-start: 1px solid ${color.lineStrong};
    background: ${color.sunken};
    font-weight: ${theme.weight.bold};
  }
  ${heads}
  ${names}
  ${cells}
`;
