import { styled } from 'styled-components';
import { theme } from '../../app/theme/theme.ts';

export const Who = styled.p`
  color: ${theme.color.inkMuted};
  overflow-wrap: anywhere;
  & > strong { color: ${theme.color.ink}; font-weight: ${theme.weight.medium}; }
`;
