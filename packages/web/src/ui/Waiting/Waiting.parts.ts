import { keyframes, styled } from 'styled-components';
import { theme } from '../../app/theme/theme.ts';

const appear = keyframes`
  from { visibility: hidden; }
`;

/** Shown only after a moment: what is quick should not flicker. */
export const Root = styled.output`
  display: grid;
  place-content: center;
  min-block-size: 60vh;
  color: ${theme.color.inkMuted};
  font-size: ${theme.text[20]};
  animation: ${appear} 300ms step-end;
`;
