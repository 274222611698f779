import { styled } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';

const { color, space } = theme;

export const Root = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  min-block-size: 0;
  block-size: 100%;
  outline: 0;
`;

export const Header = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[8]} ${space[8]} ${space[8]} ${space[16]};
  border-block-end: ${theme.hairline};
  & > h2 { flex: 1; min-inline-size: 0; font-size: ${theme.text[14]}; font-weight: ${theme.weight.bold}; }
  & > h2 > small { display: block; color: ${color.inkMuted}; font-size: ${theme.text[13]}; font-weight: ${theme.weight.regular}; }
`;

export const Body = styled.section`
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  &:focus-visible { outline-offset: -2px; }
`;

export const Part = styled.div`
  display: grid;
  gap: ${space[8]};
  padding: ${space[12]} ${space[16]};
  & > button { justify-self: start; }
  & + & { border-block-start: ${theme.hairline}; }
`;

export const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
`;

export const Item = styled.li`
  display: grid;
  gap: 2px;
  justify-items: start;
  padding: ${space[8]} ${space[16]};
  border-block-end: ${theme.hairline};

  & > [data-part='figures'] { overflow-wrap: anywhere; }
  & > [data-part='figures'] > span:first-child { color: ${color.inkMuted}; }
  & > [data-part='figures'] > s { color: ${color.inkMuted}; }
  & > [data-part='figures'] > strong { font-weight: ${theme.weight.bold}; white-space: nowrap; }
  & > [data-part='pair'] { font-size: ${theme.text[13]}; overflow-wrap: anywhere; & > b { font-weight: ${theme.weight.medium}; } }
  & > small { color: ${color.inkMuted}; font-size: ${theme.text[13]}; line-height: 1.35; overflow-wrap: anywhere; }
  & > button {
    min-block-size: 24px;
    margin-inline-start: -${space[8]};
    padding: 0 ${space[8]};
    border: 0;
    border-radius: ${theme.radius.control};
    background: transparent;
    color: ${color.accent};
    font-size: ${theme.text[13]};
    font-weight: ${theme.weight.medium};
    white-space: nowrap;
    cursor: pointer;
    &:hover { background: ${color.accentSoft}; }
    ${media.narrow} { min-block-size: ${theme.target}; }
  }
`;

export const Loading = styled.div`
  display: grid;
  gap: ${space[12]};
  padding: ${space[12]} ${space[16]};
`;

export const Foot = styled.footer`
  display: flex;
  padding: ${space[4]} ${space[8]};
  border-block-start: ${theme.hairline};
`;
