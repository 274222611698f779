import { styled } from 'styled-components';
import { theme } from '../../packages/web/src/app/theme/theme.ts';

const { color, space, text } = theme;

export const Entries = styled.div`
  overflow: auto;
  max-block-size: 260px;
  border: ${theme.hairline};
  border-radius: ${theme.radius.control};
  padding: ${space[8]} ${space[12]};
  background: ${color.surface};
  font-size: ${text[13]};
  overflow-wrap: anywhere;
  > div + div { margin-block-start: ${space[4]}; }
  span { color: ${color.inkMuted}; }
  b { font-weight: ${theme.weight.medium}; }
`;
