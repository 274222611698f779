import { keyframes, styled } from 'styled-components';
import { theme } from '../../app/theme/theme.ts';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

export const Root = styled.span`
  display: block;
  max-inline-size: 100%;
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  animation: ${breathe} 1.4s ease-in-out infinite;
`;
