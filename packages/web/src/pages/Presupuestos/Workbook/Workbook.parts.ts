import { styled } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';

const { color, space } = theme;

/** One state of the dialog; takes the focus when it comes, which the one before had. */
export const StageRoot = styled.div`
  display: grid;
  gap: ${space[12]};
  &:focus { outline: none; }
`;

/** As high as the window lets it be: the buttons stay in sight. */
export const Groups = styled.section`
  max-block-size: min(560px, calc(100dvh - 260px));
  ${media.narrow} { max-block-size: calc(100dvh - 400px); }
  min-block-size: 120px;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  border-block: ${theme.hairline};
`;

export const Group = styled.section`
  padding-block-end: ${space[16]};
  & > header {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[4]} ${space[8]};
    padding-block: ${space[8]};
    background: ${color.surface};
    border-block-end: ${theme.hairline};
  }
  & > header > h3 { flex: 1; min-inline-size: 220px; font-size: ${theme.text[14]}; font-weight: ${theme.weight.bold}; }
  & > header > h3 > small { color: ${color.inkMuted}; font-size: ${theme.text[13]}; font-weight: ${theme.weight.regular}; }
  & > ul { display: grid; gap: ${space[4]}; padding-block-start: ${space[8]}; list-style: none; font-size: ${theme.text[13]}; }
  & > ul b { font-weight: ${theme.weight.medium}; }
  & table { inline-size: 100%; table-layout: fixed; border-collapse: collapse; font-size: ${theme.text[13]}; font-variant-numeric: tabular-nums; }
  & th { padding: ${space[8]} 0 ${space[4]}; text-align: start; font-weight: ${theme.weight.medium}; }
  & th > small { color: ${color.inkMuted}; font-size: ${theme.text[13]}; font-weight: ${theme.weight.regular}; }
  & td { padding: 3px ${space[8]} 3px 0; border-block-end: ${theme.hairline}; overflow-wrap: anywhere; }
  & td > small { color: ${color.inkMuted}; font-size: ${theme.text[13]}; }
  & td[data-figure] { padding-inline-end: ${space[16]}; text-align: end; white-space: nowrap; }
  & col:nth-child(1) { inline-size: 22%; }
  & col:nth-child(2) { inline-size: 12%; }
  & col:nth-child(3) { inline-size: 16%; }
  ${media.narrow} {
    & col:nth-child(1) { inline-size: 25%; }
    & col:nth-child(2) { inline-size: 21%; }
    & col:nth-child(3) { inline-size: 24%; }
    & td[data-figure] { padding-inline-end: ${space[8]}; }
  }
  & td[data-quiet] { color: ${color.inkMuted}; }
  & td > strong { font-weight: ${theme.weight.medium}; }
`;

/** The two figures to choose between. */
export const Choice = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[12]};
  & > label {
    display: inline-flex;
    align-items: center;
    gap: ${space[4]};
    min-block-size: 24px;
    cursor: pointer;
    ${media.narrow} { min-block-size: ${theme.target}; }
  }
  & input { accent-color: ${color.accent}; inline-size: 16px; block-size: 16px; }
  & small { color: ${color.inkMuted}; font-size: ${theme.text[13]}; }
`;

/** What is left to be decided, beside the buttons. */
export const Left = styled.output`
  flex: 1;
  align-self: center;
  color: ${color.inkMuted};
  font-size: ${theme.text[13]};
  /* Above the buttons, which stand in reverse there. */
  ${media.narrow} { order: 1; align-self: start; flex: none; }
`;

export const Reading = styled.output`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-block-size: 96px;
  overflow-wrap: anywhere;
`;
