import { styled } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';

/** The sheet goes to the edges of the workspace: nothing stands beside it. */
export const HojaRoom = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  block-size: 100%;
  min-block-size: 0;
  ${media.narrow} { block-size: max(300px, max(420px, 100dvh - ${theme.frame.bar} - 180px) - var(--pv-said-room, 0px)); }
`;
