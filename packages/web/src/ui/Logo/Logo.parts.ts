import { styled } from 'styled-components';
import { theme } from '../../app/theme/theme.ts';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[8]};
  font-weight: ${theme.weight.bold};
  letter-spacing: -0.01em;
  white-space: nowrap;

  & > svg { inline-size: 1.6em; block-size: 1.6em; }
  .ground { fill: ${theme.color.accent}; }
  .bars { fill: ${theme.color.onAccent}; }
`;
