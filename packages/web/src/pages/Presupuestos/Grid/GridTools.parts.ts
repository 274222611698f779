import { styled } from 'styled-components';
import { MEDIUM, media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';

const { space } = theme;

/** One line of what the sheet shows, over it. */
export const Tools = styled.div`
  /* What is read aloud alone moves with the line. */
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
  padding: ${space[8]} ${space[12]};
  border-block-end: ${theme.hairline};
  @media ${MEDIUM} and (pointer: coarse) { column-gap: ${space[4]}; }
  /* One line that a finger moves: the figures come first. */
  ${media.narrow} {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;
    & > * { flex: none; }
  }
`;

/** Which pairs, and in which order: together on a second line where one is too little. */
export const Pairs = styled.div`
  display: flex;
  flex: 1 1 0;
  align-items: center;
  gap: inherit;
  & > [data-search] { flex: 1 1 110px; max-inline-size: 300px; min-inline-size: 110px; }
  & > [data-order] { flex: none; inline-size: 172px; margin-inline-start: auto; }
  @media ${MEDIUM} { & > [data-order] { inline-size: 132px; } }
  /* Two buttons more, on one line still: a phone that lies has no room for another. */
  @media ${MEDIUM} and (pointer: coarse) {
    & > [data-search] { flex-basis: 96px; min-inline-size: 96px; }
  }
  ${media.narrow} {
    display: contents;
    & > [data-search] { flex: none; order: -1; inline-size: 190px; }
  }
`;
