import { styled } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';

const { space } = theme;

/** Lines as high as the table's own. */
export const Rest = styled.output`
  display: block;
  block-size: 100%;
  overflow: hidden;
  & > div {
    display: grid;
    grid-template-columns: 108px repeat(4, minmax(0, 1fr));
    align-items: center;
    gap: ${space[24]};
    block-size: ${theme.row.month};
    padding: 0 ${space[12]};
    border-block-end: ${theme.hairline};
  }
  ${media.narrow} { & > div { block-size: ${theme.target}; gap: ${space[12]}; grid-template-columns: 56px repeat(4, minmax(0, 1fr)); } }
`;
