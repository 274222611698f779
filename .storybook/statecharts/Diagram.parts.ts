import { styled } from 'styled-components';
import { theme } from '../../packages/web/src/app/theme/theme.ts';

const { color, radius, weight } = theme;

export const Root = styled.section`
  overflow: auto;
  max-block-size: 78vh;
  border: ${theme.hairline};
  border-radius: ${radius.card};
  background: ${color.canvas};
  padding: ${theme.space[12]};
  scrollbar-color: ${color.lineStrong} ${color.canvas};
`;

/** States are cards on the canvas; those that last now stand out by border, ground and weight. */
export const Canvas = styled.svg`
  display: block;
  margin-inline: auto;
  [data-fits='true'] > & { max-inline-size: 100%; max-block-size: calc(78vh - 26px); block-size: auto; }
  text { fill: ${color.ink}; font-size: 12px; }

  .state rect { fill: ${color.surface}; stroke: ${color.lineStrong}; }
  .state[data-type='compound'] rect, .state[data-type='parallel'] rect { stroke: ${color.line}; stroke-width: 1.5; }
  .state[data-type='compound'] rect { fill: ${color.surface}; }
  .state[data-type='parallel'] rect { fill: ${color.sunken}; }
  .state[data-region='true'] > rect:first-child { stroke: ${color.lineStrong}; stroke-dasharray: 5 4; }
  .state .inner { fill: none; }
  .state .key { font-size: 13px; font-weight: ${weight.bold}; }
  .state .tags { fill: ${color.bgt}; }
  .state .actor { fill: ${color.sop}; }
  .state .event { fill: ${color.inkMuted}; }

  .state[data-active='true'] > rect:first-child { stroke: ${color.accent}; stroke-width: 2; }
  .state[data-active='true']:is([data-type='atomic'], [data-type='final']) > rect:first-child { fill: ${color.accentSoft}; }
  .state[data-active='true'] > .key { fill: ${color.accent}; }
  .state[data-active='true']:is([data-type='atomic'], [data-type='final']) > text:not(.key) { fill: ${color.ink}; }

  .arrow { fill: none; stroke: ${color.lineStrong}; stroke-width: 1.25; }
  .head { fill: ${color.inkMuted}; }
  .mark { fill: ${color.inkMuted}; }
  .label rect { fill: ${color.canvas}; stroke: ${color.line}; }
  .label text { fill: ${color.inkMuted}; }
  .head[data-active='true'] { fill: ${color.accent}; }
  .arrow[data-state='active'] { stroke: ${color.accent}; stroke-width: 1.75; }
  .label[data-active='true'] text { fill: ${color.ink}; }
`;
