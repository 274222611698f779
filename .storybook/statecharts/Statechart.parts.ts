import { styled } from 'styled-components';
import { media } from '../../packages/web/src/app/theme/media.ts';
import { theme } from '../../packages/web/src/app/theme/theme.ts';

const { color, space, text, weight } = theme;

export const Head = styled.header`
  display: grid;
  gap: ${space[4]};
  margin-block-end: ${space[16]};
  h1 { font-size: ${text[20]}; font-weight: ${weight.bold}; }
  p { color: ${color.inkMuted}; max-inline-size: 80ch; }
`;

/** The state in words and what goes for the whole machine, on one line. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[16]};
  margin-block-end: ${space[12]};
  > output { flex: 1 1 320px; display: flex; flex-wrap: wrap; gap: ${space[4]} ${space[12]}; }
  b { color: ${color.accent}; font-weight: ${weight.bold}; overflow-wrap: anywhere; }
  span { color: ${color.inkMuted}; }
`;

/** The diagram, and beside it, or below where there is no room, what can be done. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  align-items: start;
  gap: ${space[24]};
  ${media.tablet} { grid-template-columns: minmax(0, 1fr); }
`;

export const Side = styled.div`
  display: grid;
  gap: ${space[24]};
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[24]};
  margin-block-start: ${space[8]};
  color: ${color.inkMuted};
  font-size: ${text[13]};
  [data-kind='tags'] { color: ${color.bgt}; }
  [data-kind='actor'] { color: ${color.sop}; }
`;
