import { styled } from 'styled-components';
import { media } from '../../packages/web/src/app/theme/media.ts';
import { theme } from '../../packages/web/src/app/theme/theme.ts';

export const Told = styled.details`
  margin-block-start: ${theme.space[24]};
  summary { min-block-size: 24px; cursor: pointer; font-weight: ${theme.weight.medium}; }
  ${media.narrow} { summary { min-block-size: ${theme.target}; } }
  td { overflow-wrap: anywhere; }
  &[open] > summary { margin-block-end: ${theme.space[12]}; }
`;
