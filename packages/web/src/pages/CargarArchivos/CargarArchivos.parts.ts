import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';
import { Card } from '../../ui/Card/Card.ts';

const { color, space } = theme;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 380px);
  gap: ${space[16]};
  align-items: start;
  ${media.medium} { grid-template-columns: minmax(0, 1fr) minmax(0, 340px); }
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); gap: ${space[12]}; }
`;

export const Main = styled.div`
  display: grid;
  gap: ${space[16]};
  min-inline-size: 0;
`;

export const Sheet = styled(Card)`
  display: grid;
  gap: ${space[8]};
  padding: ${space[24]};
  ${media.narrow} { padding: ${space[16]}; }
`;

export const Period = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  gap: 0 ${space[16]};
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); gap: ${space[4]}; }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  & > :last-child { margin-inline-start: auto; }
  ${media.narrow} { display: grid; & > :last-child { margin: 0; } }
`;

export const Lines = styled.span`
  display: grid;
  gap: ${space[4]};
`;

export const Info = styled(Card)`
  display: grid;
  gap: ${space[12]};
  padding: ${space[24]};
  ${media.narrow} { padding: ${space[16]}; }
  h2 { font-size: ${theme.text[16]}; font-weight: ${theme.weight.bold}; }
  p, ul { color: ${color.inkMuted}; font-size: ${theme.text[13]}; }
  ul { display: grid; gap: ${space[8]}; padding-inline-start: ${space[16]}; list-style: disc; }
  table { inline-size: 100%; border-collapse: collapse; font-size: ${theme.text[13]}; }
  th, td { padding: ${space[4]} 0; border-block-end: ${theme.hairline}; text-align: start; font-weight: ${theme.weight.regular}; }
  thead th { color: ${color.inkMuted}; }
  :is(th, td):last-child { text-align: end; }
  tbody th small { color: ${color.inkMuted}; font-size: inherit; }
`;
