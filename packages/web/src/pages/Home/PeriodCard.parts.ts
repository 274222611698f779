import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';
import { Card } from '../../ui/Card/Card.ts';

const { color, space } = theme;

export const Root = styled(Card)`
  display: grid;
  gap: ${space[16]};
  align-content: start;
`;

export const Id = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  font-size: ${theme.text[16]};
  font-weight: ${theme.weight.bold};
  font-variant-numeric: normal;
  &::before { content: ''; inline-size: 10px; block-size: 10px; border-radius: 3px; background: currentColor; print-color-adjust: exact; }
  a { display: flex; align-items: center; min-block-size: 28px; color: inherit; text-decoration: none; }
  a:hover { text-decoration: underline; text-underline-offset: 3px; }
  ${media.narrow} { a { min-block-size: 44px; } }
  &[data-tone='sop'] { color: ${color.sop}; }
  &[data-tone='cur'] { color: ${color.cur}; }
  &[data-tone='bgt'] { color: ${color.bgt}; }
`;

export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[24]};
  & > div { display: flex; flex-direction: column; }
  dt { color: ${color.inkMuted}; font-size: ${theme.text[13]}; }
  dd { font-size: ${theme.text[20]}; font-weight: ${theme.weight.bold}; letter-spacing: -0.02em; white-space: nowrap; }
`;

export const Sellers = styled.div`
  display: grid;
  gap: ${space[8]};
  padding-block-start: ${space[12]};
  border-block-start: ${theme.hairline};
  & > p { color: ${color.inkMuted}; font-size: ${theme.text[13]}; }
  & > ul { display: grid; gap: ${space[8]}; }
  /* More than the first ones push no other card away. */
  &[data-opened='true'] > ul { max-block-size: 720px; overflow-y: auto; scrollbar-width: thin; }
  @media print { &[data-opened='true'] > ul { max-block-size: none; overflow: visible; } }
  & > button { justify-self: start; margin-inline-start: -${space[12]}; }
`;
