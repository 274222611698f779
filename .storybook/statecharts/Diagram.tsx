// oxlint-disable jsx-a11y/prefer-tag-over-role -- the picture is an svg, and an svg is no <img>
import { useEffect, useId, useRef } from 'react';
import { Canvas, Root } from './Diagram.parts.ts';
import type { Diagram as DiagramData, PlacedArrow, PlacedState } from './diagram.ts';
import { sizes } from './measure.ts';

interface DiagramProps {
  readonly title: string;
  readonly diagram: DiagramData;
  /** Ids of the states that last now, outer ones included. */
  readonly active: ReadonlySet<string>;
  /** Shrunk until it fits, instead of scrolled. */
  readonly fits: boolean;
}

/** A machine's diagram; the states that last now are lit. What it shows is also in the table of transitions. */
export function Diagram({ title, diagram, active, fits }: DiagramProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { width, height, states, marks, arrows } = diagram;
  useEffect(() => {
    if (!fits && frame.current) showActive(frame.current, states, active);
  }, [fits, states, active]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard
    <Root ref={frame} aria-label={`Diagrama de ${title}`} tabIndex={0} data-fits={fits}>
      <Canvas viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={title}>
        <defs>
          <Head id={`${id}-resting`} isActive={false} />
          <Head id={`${id}-active`} isActive />
        </defs>
        {states.map((state) => (
          <State key={state.id} state={state} isActive={active.has(state.id)} />
        ))}
        {arrows.map((arrow) => {
          const state = active.has(arrow.source) ? 'active' : 'resting';
          const d = pathOf(arrow.points);
          return (
            <path
              key={arrow.id}
              className="arrow"
              data-state={state}
              d={d}
              markerEnd={`url(#${id}-${state})`}
            />
          );
        })}
        {marks.map(({ x, y }) => (
          <circle
            key={`${x} ${y}`}
            className="mark"
            cx={x + sizes.mark / 2}
            cy={y + sizes.mark / 2}
            r={sizes.mark / 2}
          />
        ))}
        {arrows.map((arrow) => (
          <Label key={arrow.id} arrow={arrow} isActive={active.has(arrow.source)} />
        ))}
      </Canvas>
    </Root>
  );
}

function Head({ id, isActive }: { readonly id: string; readonly isActive: boolean }) {
  return (
    <marker
      id={id}
      viewBox="0 0 8 8"
      refX="8"
      refY="4"
      markerWidth="9"
      markerHeight="9"
      markerUnits="userSpaceOnUse"
      orient="auto"
    >
      <path className="head" data-active={isActive} d="M 0 0.5 L 8 4 L 0 7.5 z" />
    </marker>
  );
}

function State({ state, isActive }: { readonly state: PlacedState; readonly isActive: boolean }) {
  const { id, key, type, x, y, width, height, lines, isRegion } = state;
  const left = x + sizes.padding;
  return (
    <g className="state" data-state-id={id} data-type={type} data-region={isRegion} data-active={isActive}>
      <rect x={x} y={y} width={width} height={height} rx={6} />
      {type === 'final' && (
        <rect className="inner" x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={4} />
      )}
      <text className="key" x={left} y={y + 22}>
        {key}
      </text>
      {lines.map(({ kind, text }, at) => (
        <text key={text} className={kind} x={left} y={y + 22 + (at + 1) * sizes.lineHeight}>
          {kind === 'actor' ? `⟳ ${text}` : text}
        </text>
      ))}
    </g>
  );
}

function Label({ arrow: { label }, isActive }: { readonly arrow: PlacedArrow; readonly isActive: boolean }) {
  if (!label) return null;
  const { x, y, width, height, lines } = label;
  return (
    <g className="label" data-active={isActive}>
      <rect x={x} y={y} width={width} height={height} rx={4} />
      {lines.map((line, at) => (
        <text key={line} x={x + width / 2} y={y + 14 + at * sizes.labelHeight} textAnchor="middle">
          {line}
        </text>
      ))}
    </g>
  );
}

function pathOf(points: PlacedArrow['points']): string {
  return points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'} ${x} ${y}`).join(' ');
}

/** Scrolls to the innermost state that lasts now, unless it is in sight. */
function showActive(frame: HTMLElement, states: readonly PlacedState[], active: ReadonlySet<string>): void {
  const state = states.findLast(({ id }) => active.has(id));
  if (!state) return;
  const isIn = (at: number, size: number, from: number, room: number) =>
    at >= from && at + size <= from + room;
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = frame;
  const { x, y, width, height } = state;
  if (isIn(x, width, scrollLeft, clientWidth) && isIn(y, height, scrollTop, clientHeight)) return;
  frame.scrollTo({ left: x - (clientWidth - width) / 2, top: y - (clientHeight - height) / 2 });
}
