import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';
import { Line } from '../ConnectionLine/ConnectionLine.parts.ts';
import { Notices } from '../PendingNotices/PendingNotices.parts.ts';

const { color, space } = theme;

export const Root = styled.div`
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  min-block-size: 100dvh;
  /* What the line over the page's foot would cover of a sheet that ends with the window, or that a notice pushes beyond it. */
  ${media.narrow} { &:has(${Line}:not(:empty)) { --pv-said-room: 72px; &:has(${Notices} [data-tone]) { --pv-said-room: 168px; } } }
  /* A grid does not grow with what a page's end pushes down. */
  @media print { display: block; min-block-size: 0; }
  /* A screen that fills the window gives way to what is said above it. */
  ${media.high} { &:has(> main > [data-fills]) { block-size: 100dvh; grid-template-rows: auto minmax(0, 1fr) auto; } }
`;

export const Main = styled.main`
  inline-size: 100%;
  max-inline-size: 1720px;
  margin-inline: auto;
  padding: ${space[16]} ${space[24]} ${space[24]};
  outline: 0;
  ${media.narrow} { padding: ${space[12]} ${space[12]} ${space[24]}; }
  @media print { padding-block-end: 0; }
  ${media.high} { &:has(> [data-fills]) { display: flex; flex-direction: column; } }
  /* The foot waits below the window. */
  ${media.low} { &:has(> [data-fills]) { display: flex; flex-direction: column; min-block-size: calc(100dvh - ${theme.frame.bar}); } }
`;

/** At the page's end, the window's foot at the least. Away while a screen is on its way, which would push it. */
export const Footer = styled.footer`
  ${Main}:has(> output) + & { visibility: hidden; }
  @media print { display: none; }
  block-size: ${theme.frame.foot};
  padding: 0 ${space[24]};
  border-block-start: ${theme.hairline};
  color: ${color.inkMuted};
  font-size: ${theme.text[13]};
  line-height: calc(${theme.frame.foot} - 1px);
  text-align: center;
`;
