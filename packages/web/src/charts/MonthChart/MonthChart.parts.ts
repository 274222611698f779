import { styled } from 'styled-components';
import { theme } from '../../app/theme/theme.ts';

const { color, space } = theme;

export const Figure = styled.figure`
  position: relative;
  display: grid;
  grid-template-rows: auto minmax(260px, 1fr);
  block-size: 100%;
  gap: ${space[12]};
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[4]} ${space[8]};

  & > h2 { font-size: ${theme.text[16]}; font-weight: ${theme.weight.medium}; }
`;

export const Unit = styled.span`
  color: ${color.inkMuted};
  font-size: ${theme.text[13]};
`;

export const Legend = styled.ul`
  display: flex;
  gap: ${space[16]};
  margin-inline-start: auto;
  color: ${color.inkMuted};
  font-size: ${theme.text[13]};

  & > li { display: flex; align-items: center; gap: ${space[8]}; }
`;

export const Sample = styled.svg`
  inline-size: 22px;
  block-size: 8px;

  [data-series='presupuesto'] { stroke: ${color.accent}; stroke-width: 2.5; }
  [data-series='referente'] { stroke: ${color.inkMuted}; stroke-width: 2; stroke-dasharray: 5 4; }
`;

/** The room of the plot, the same while it loads: what its container leaves, or its least height. */
export const Room = styled.div`
  position: relative;
  & > * { position: absolute; inset: 0; }
`;

export const Empty = styled.p`
  display: grid;
  place-items: center;
  color: ${color.inkMuted};
`;

/** The container carries the look of everything that the chart draws. */
export const PlotArea = styled.div`
  border-radius: ${theme.radius.control};
  touch-action: pan-y;

  &:has(> input:focus-visible) { outline: 2px solid ${color.accent}; outline-offset: 4px; }
  & > input { position: absolute; inset: 0; inline-size: 100%; margin: 0; opacity: 0; pointer-events: none; }
  svg { display: block; overflow: visible; }
  .visx-axis text { fill: ${color.inkMuted}; font: ${theme.text[13]} ${theme.family}; letter-spacing: 0; }
  path[data-series] { fill: none; stroke-linejoin: round; }
  path[data-series='presupuesto'] { stroke: ${color.accent}; stroke-width: 2.5; }
  path[data-series='referente'] { stroke: ${color.inkMuted}; stroke-width: 2; stroke-dasharray: 6 5; }
  g[data-series='presupuesto'] circle { fill: ${color.accent}; }
  g[data-series='referente'] circle { fill: ${color.surface}; stroke: ${color.inkMuted}; stroke-width: 1.5; }
  .cursor { stroke: ${color.lineStrong}; stroke-dasharray: 2 3; }
`;

/** Holds the bubble off the cursor by an empty box that gives way where the plot ends. */
export const Beside = styled.div`
  position: absolute;
  inset: ${space[8]} 0 auto;
  display: flex;
  pointer-events: none;
  &[data-side='left'] { flex-direction: row-reverse; }
  & > :first-child { flex: 0 1 0; }
`;

export const Bubble = styled.div`
  flex: none;
  display: grid;
  gap: ${space[4]};
  margin-inline: ${space[12]};
  padding: ${space[8]} ${space[12]};
  border: ${theme.hairline};
  border-radius: ${theme.radius.control};
  background: ${color.surface};
  box-shadow: ${color.shadow};
  font-size: ${theme.text[13]};
  white-space: nowrap;

  strong { font-weight: ${theme.weight.medium}; }
  dl > div { display: flex; justify-content: space-between; gap: ${space[16]}; }
  dt { display: flex; align-items: center; gap: ${space[8]}; color: ${color.inkMuted}; }
`;
