import { styled } from 'styled-components';
import { theme } from '../../app/theme/theme.ts';

const { space } = theme;

export const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[12]};
  padding: ${space[12]};
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`;
