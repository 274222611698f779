import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';

const { color, space } = theme;

export const Root = styled.div`
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  min-block-size: 100dvh;
`;

export const Main = styled.main`
  inline-size: 100%;
  max-inline-size: 1720px;
  margin-inline: auto;
  padding: ${space[16]} ${space[24]} ${space[24]};
  outline: 0;
  ${media.narrow} { padding: ${space[12]} ${space[12]} ${space[24]}; }
`;

/** Always at the window's foot, so that content which comes in does not push it. */
export const Footer = styled.footer`
  position: sticky;
  inset-block-end: 0;
  z-index: 5;
  block-size: ${theme.frame.foot};
  padding: 0 ${space[24]};
  border-block-start: ${theme.hairline};
  background: ${color.canvas};
  color: ${color.inkMuted};
  font-size: ${theme.text[13]};
  line-height: calc(${theme.frame.foot} - 1px);
  text-align: center;
`;
