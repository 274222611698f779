import { styled } from 'styled-components';
import { theme } from '../../app/theme/theme.ts';

const { color, space } = theme;

/** The look of a list and its rows; each list extends it by its columns. */
export const Scroller = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  outline-offset: -2px;

  & > div { position: relative; }
  &:focus-visible:has([role='option']) { outline: 0; }
  &:focus-visible [data-active='true'] { outline: 2px solid ${color.accent}; outline-offset: -2px; }
  [role='option'] {
    position: absolute;
    inset: 0 0 auto;
    display: grid;
    align-items: center;
    column-gap: ${space[8]};
    min-block-size: ${theme.row.line};
    padding: ${space[8]} ${space[12]};
    border-block-end: ${theme.hairline};
    line-height: 1.35;
    overflow-wrap: anywhere;
    cursor: pointer;
    &:hover { background: ${color.sunken}; }
    &:focus-visible { outline-offset: -2px; }
    &[aria-selected='true'] { background: ${color.accentSoft}; }
  }
  /* On paper rows follow each other; their places in the scroller, which are set inline, give way. */
  @media print {
    flex: none;
    overflow: visible;
    & > div { block-size: auto !important; }
    [role='option'] { position: static; transform: none !important; break-inside: avoid; }
  }
  &:not([aria-multiselectable]) [aria-selected='true'] { box-shadow: inset 3px 0 ${color.accent}; }
`;
