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
    block-size: 36px;
    padding: 0 ${space[12]};
    border-block-end: ${theme.hairline};
  }
  ${media.low} { & > div { block-size: clamp(28px, calc((100dvh - 318px) / 12), 36px); } }
  ${media.narrow} { & > div { block-size: 44px; gap: ${space[12]}; grid-template-columns: 56px repeat(4, minmax(0, 1fr)); } }
`;
