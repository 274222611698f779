import { styled } from 'styled-components';
import { theme } from '../../../app/theme/theme.ts';

const { color, space } = theme;

export const Root = styled.div`
  display: grid;
  gap: ${space[8]};
  justify-items: stretch;
`;

export const List = styled.ul`
  block-size: 180px;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  padding: ${space[4]} ${space[12]};
  border: ${theme.hairline};
  border-radius: ${theme.radius.control};
`;

export const Count = styled.output`
  color: ${color.inkMuted};
  font-size: ${theme.text[13]};
`;
