import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';
import { Card } from '../../ui/Card/Card.ts';

const { color, space } = theme;

export const Filters = styled.search`
  display: flex;
  flex-wrap: wrap;
  /* A message under one filter moves no other. */
  align-items: flex-start;
  gap: ${space[12]};
  & > * { flex: 0 1 220px; }
  ${media.narrow} { & > * { flex: 1 1 100%; } }
  @media print { break-after: avoid; }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 260px;
  gap: ${space[16]};
  align-items: start;
  ${media.medium} { grid-template-columns: minmax(0, 1fr); }
  /* Under its title, also where no page has room for the first card. */
  @media print { display: block; break-before: avoid; }
`;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: ${space[16]};
  /* Still to be read while the next figures come. */
  &[aria-busy='true'] > li { color: ${color.inkMuted}; filter: grayscale(1); }
`;

export const Soon = styled.aside`
  display: grid;
  gap: ${space[16]};
  ${media.medium} { grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); }
  @media print { display: none; }
`;

export const SoonBox = styled(Card)`
  display: grid;
  gap: ${space[4]};
  align-content: center;
  min-block-size: 120px;
  border-style: dashed;
  background: transparent;
  color: ${color.inkMuted};
  text-align: center;
  & > h2 { color: ${color.ink}; font-size: ${theme.text[14]}; font-weight: ${theme.weight.medium}; }
`;

export const Failed = styled.div`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
`;
