import { styled } from 'styled-components';
import { theme } from '../../../app/theme/theme.ts';

const { color, space } = theme;

export const Root = styled.div`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
  & > p { white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.4; }
  & > small { color: ${color.inkMuted}; font-size: ${theme.text[13]}; }
  & > h3 { display: flex; align-items: center; gap: ${space[4]}; color: ${color.inkMuted}; font-size: ${theme.text[13]}; font-weight: ${theme.weight.regular}; }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  &[data-quiet='true'] { margin-inline-start: -${space[12]}; }
`;
