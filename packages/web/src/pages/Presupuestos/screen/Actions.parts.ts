import { styled } from 'styled-components';
import { theme } from '../../../app/theme/theme.ts';

export const ActionsRoom = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[8]};
  min-inline-size: 0;

`;
