import { styled } from 'styled-components';
import { theme } from '../../../app/theme/theme.ts';

const { color, space } = theme;

export const Fields = styled.div`
  display: grid;
  gap: ${space[12]};
`;

/** What is going to happen, in a line that is there before it has something to say. */
export const Note = styled.p`
  min-block-size: 4.5em;
  color: ${color.inkMuted};
  & > * { display: block; }
  & > strong { color: ${color.ink}; font-weight: ${theme.weight.medium}; }
`;

/** Beside each other, where there are two. */
export const Percents = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: ${space[12]};
`;

/** The months of a split, as a small table of pairs. */
export const Parts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
  gap: 0 ${space[16]};
  margin: 0;
  font-size: ${theme.text[13]};
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[8]};
    padding: ${space[4]} 0;
    border-block-end: ${theme.hairline};
  }
  dt { color: ${color.inkMuted}; }
  dd { margin: 0; }
  &[data-typed='false'] dd { color: ${color.inkMuted}; }
`;
