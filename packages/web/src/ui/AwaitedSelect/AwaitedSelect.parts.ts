import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';

const { space } = theme;

/** A select and, when its choices did not come, the button under it. */
export const Awaited = styled.div`
  display: grid;
  gap: ${space[4]};
  & > button { justify-self: start; margin-block-end: ${space[12]}; }
  ${media.narrow} { & > button { justify-self: stretch; } }
`;
