import { css, styled } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';

const { color, frame } = theme;

const layer = css`
  position: fixed;
  z-index: 5;
  border: 0;
  box-shadow: ${color.shadow};
`;

/** In place of the detail; where that is not beside the months, at the window's edge: never over the figures that are typed. */
export const LogRoom = styled.div`
  grid-area: detail;
  min-block-size: 0;
  overflow: hidden;
  border: ${theme.hairline};
  border-radius: ${theme.radius.card};
  background: ${color.surface};
  ${media.medium} {
    ${layer}
    inset: ${frame.bar} 0 0 auto;
    inline-size: 320px;
    border-inline-start: ${theme.hairline};
    border-radius: 0;
  }
  ${media.narrow} {
    ${layer}
    inset: auto 0 0;
    inline-size: auto;
    /* Enlarged to 400 %, its head and foot alone are more than half of the window. */
    block-size: clamp(min(240px, 100dvh), 58dvh, 460px);
    border-block-start: ${theme.hairline};
    border-radius: 14px 14px 0 0;
  }
`;
