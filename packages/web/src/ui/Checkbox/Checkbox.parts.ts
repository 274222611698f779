import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';

const { color, space } = theme;

export const Root = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${space[8]};
  inline-size: fit-content;
  max-inline-size: 100%;
  padding-block: ${space[4]};
  cursor: pointer;
  overflow-wrap: anywhere;
  input {
    inline-size: 16px;
    block-size: 16px;
    margin: 0.15em 0 0;
    accent-color: ${color.accent};
    cursor: inherit;
  }
  input:focus-visible { outline: 2px solid ${color.accent}; outline-offset: 2px; }
  ${media.touch} { padding-block: ${space[12]}; input { inline-size: 20px; block-size: 20px; margin-block-start: 0; } }
`;
