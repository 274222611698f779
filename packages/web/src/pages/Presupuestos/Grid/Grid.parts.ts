import { styled } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';

const { color, space } = theme;

/** The sheet's room: what moves over it is placed in it. What changes in it lays nothing else out. */
export const Room = styled.div`
  contain: strict;
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  block-size: 100%;
  min-block-size: 0;
  overflow: clip;
`;

/** Under the sheet: what is selected, and what could not be done. */
export const Status = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[16]};
  min-block-size: 36px;
  padding: ${space[4]} ${space[12]};
  border-block-start: ${theme.hairline};
  background: ${color.surface};
  color: ${color.inkMuted};
  font-size: ${theme.text[13]};
  font-variant-numeric: tabular-nums;
  & b { color: ${color.ink}; font-weight: ${theme.weight.bold}; }
  & > output { flex: 1; min-inline-size: 180px; color: ${color.ink}; }
  & > output[data-tone='warning'] { color: ${color.warning}; }
  & > [data-end] { margin-inline-start: auto; }
  & > button { min-block-size: 28px; margin-inline-start: auto; padding: 0 ${space[8]}; font-size: inherit; }
  & > [data-end] ~ button { margin-inline-start: 0; }
  & > [data-conflict] { display: flex; flex-wrap: wrap; align-items: center; gap: ${space[8]}; color: ${color.warning}; }
  ${media.narrow} { & > span:not([data-conflict]) { display: none; } &:has([data-conflict]) { padding-block: ${space[8]}; } }
`;
