import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';

export const Root = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 24px;
  overflow-wrap: anywhere;
  text-decoration: none;
  &:hover { text-decoration: underline; }
  ${media.narrow} { min-block-size: ${theme.target}; }
`;
