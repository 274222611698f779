import { styled } from 'styled-components';
import { theme } from '../../app/theme/theme.ts';

const { space } = theme;

export const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};

  /* As high as a line of the text beside it. */
  & > button { margin-block: calc((1.4em - ${theme.control}) / 2); }
  & ul { margin: ${space[8]} 0 0; padding-inline-start: ${space[16]}; }
  & li { overflow-wrap: anywhere; }
`;

/** Below the last notice; nothing without one. */
export const Notices = styled.div`
  display: grid;
  gap: ${space[8]};
  &:has([data-tone]) { margin-block-end: ${space[12]}; }
`;
