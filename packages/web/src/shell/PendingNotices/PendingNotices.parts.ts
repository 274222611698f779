import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';

const { space } = theme;

export const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  /* Between rows, what a button on a row of its own stands out above it. */
  gap: calc((${theme.control} - 1.4em) / 2 + ${space[4]}) ${space[16]};

  /* As high as a line of the text beside it. */
  & > button { margin-block: calc((1.4em - ${theme.control}) / 2); }
  & ul { margin: ${space[8]} 0 0; padding-inline-start: ${space[16]}; }
  & li { overflow-wrap: anywhere; }
`;

/** What is not said takes no room: neither a gap between notices nor one below them, which is outside of what scrolls. */
export const Notices = styled.div`
  flex: none;
  & > :not(:empty) ~ :not(:empty) { margin-block-start: ${space[8]}; }
  &:has([data-tone]) { margin-block-end: ${space[12]}; }
  ${media.high} { max-block-size: 150px; overflow-y: auto; scrollbar-width: thin; }
`;
