import { styled } from 'styled-components';
import { theme } from '../../../app/theme/theme.ts';

/** The chart takes what the split below it leaves. */
export const WithEffects = styled.div`
  display: grid;
  grid-template-rows: minmax(300px, 1fr) auto;
  gap: ${theme.space[12]};
  block-size: 100%;
`;
