import { styled } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';

const { space } = theme;

/** One line of what the sheet shows, over it. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[12]};
  padding: ${space[8]} ${space[12]};
  border-block-end: ${theme.hairline};
  & > [data-search] { flex: 1 1 150px; max-inline-size: 300px; min-inline-size: 140px; }
  & > [data-order] { inline-size: 172px; }
  & > [data-end] { margin-inline-start: auto; }
  /* One line that a finger moves: the figures come first. */
  ${media.narrow} {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;
    & > * { flex: none; }
    & > [data-search] { order: -1; inline-size: 190px; }
    & > [data-end] { margin-inline-start: 0; }
  }
`;
