import { styled } from 'styled-components';
import { theme } from '../../../app/theme/theme.ts';

const { color, space } = theme;

/** Above the page, until it is read. */
export const Line = styled.output`
  position: fixed;
  inset: auto 0 ${space[32]};
  z-index: 6;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[12]};
  inline-size: min(680px, calc(100vw - ${space[24]}));
  margin-inline: auto;
  padding: ${space[8]} ${space[8]} ${space[8]} ${space[16]};
  border: ${theme.hairline};
  border-radius: ${theme.radius.card};
  background: ${color.surface};
  box-shadow: ${color.shadow};
  & > span { flex: 1; min-inline-size: 200px; }
`;
