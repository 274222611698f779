import { styled } from 'styled-components';
import { theme } from '../../app/theme/theme.ts';

const { color, space } = theme;

export const Root = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space[8]};
  padding: ${space[32]} ${space[16]};
  color: ${color.inkMuted};
  text-align: center;
  text-wrap: balance;
  & > p + :is(a, button) { margin-block-start: ${space[8]}; }
`;

export const Title = styled.p`
  color: ${color.ink};
  font-size: ${theme.text[16]};
  font-weight: ${theme.weight.medium};
`;

export const Text = styled.p`
  max-inline-size: 46ch;
`;
