import { styled } from 'styled-components';
import { theme } from '../../../app/theme/theme.ts';

export const Body = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  & > :empty { margin-block-start: -${theme.space[12]}; }
`;
