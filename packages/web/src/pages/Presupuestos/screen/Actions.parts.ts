import { styled } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';

export const ActionsRoom = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[8]};
  min-inline-size: 0;
  ${media.barOnTwoLines} { flex-wrap: nowrap; min-inline-size: min-content; }
  ${media.narrow} { flex-wrap: wrap; justify-content: flex-start; min-inline-size: 0; column-gap: ${theme.space[4]}; }
`;
