import { styled } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';

/** The chart takes what the split below it leaves, and gives way to it on a small screen. */
export const WithEffects = styled.div`
  display: grid;
  grid-template-rows: minmax(210px, 1fr) auto;
  gap: ${theme.space[12]};
  block-size: 100%;
  & > figure { grid-template-rows: auto minmax(160px, 1fr); }
  ${media.narrow} { grid-template-rows: minmax(300px, 1fr) auto; }
`;
