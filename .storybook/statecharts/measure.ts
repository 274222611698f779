import { type ChartState, type ChartTransition, statesIn } from './chart.ts';

/** Sizes of a drawn state, in CSS pixels. Widths of texts are estimated, on the generous side: nothing is drawn yet. */
export const sizes = { title: 13, line: 12, lineHeight: 18, labelHeight: 16, padding: 12, mark: 10 } as const;

/** What stands under a state's name, one line each. */
export interface StateLine {
  readonly kind: 'tags' | 'actor' | 'event';
  readonly text: string;
}

/** An arrow: every transition from one state to another. */
export interface Arrow {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly lines: readonly string[];
}

/** A transition in a few words: `cell.left [isSavable]`. */
function labelOf({ cause, guard }: ChartTransition): string {
  const condition = guard === null ? '' : `[${shortened(guard)}]`;
  return [cause, condition].filter(Boolean).join(' ') || 'sigue';
}

/** Tags, actors, and what happens without leaving the state or only within it. */
export function linesOf(state: ChartState): readonly StateLine[] {
  const inside = state.transitions.filter((transition) => !isArrow(transition));
  return [
    ...(state.tags.length > 0 ? [{ kind: 'tags' as const, text: state.tags.join(' · ') }] : []),
    ...state.actors.map((text) => ({ kind: 'actor' as const, text })),
    ...inside.map((transition) => ({ kind: 'event' as const, text: insideText(state, transition) })),
  ];
}

/** The arrows of a chart, one for each pair of states. */
export function arrowsOf(root: ChartState): readonly Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const transition of statesIn(root).flatMap(({ transitions }) => transitions.filter(isArrow))) {
    const { source, target } = transition;
    const id = `${source} → ${target}`;
    const lines = [...(arrows.get(id)?.lines ?? []), labelOf(transition)];
    arrows.set(id, { id, source, target: target ?? '', lines });
  }
  return [...arrows.values()];
}

export function widthOf(text: string, size: number): number {
  return Math.ceil(text.length * size * 0.56);
}

/** A state's own box, without the states in it. */
export function boxOf(state: ChartState): { readonly width: number; readonly height: number } {
  const lines = linesOf(state);
  const widths = [
    widthOf(state.key, sizes.title) * 1.08,
    ...lines.map(({ text }) => widthOf(text, sizes.line) + 14),
  ];
  return {
    width: Math.max(72, Math.ceil(Math.max(...widths)) + 2 * sizes.padding),
    height: 34 + lines.length * sizes.lineHeight + (lines.length > 0 ? 6 : 0),
  };
}

/** Between two states, neither of which holds the other. */
function isArrow({ source, target }: ChartTransition): boolean {
  return target !== null && !holds(source, target) && !holds(target, source);
}

function holds(outer: string, inner: string): boolean {
  return inner === outer || inner.startsWith(`${outer}.`);
}

function insideText(state: ChartState, transition: ChartTransition): string {
  const { target } = transition;
  const label = labelOf(transition);
  if (target === null) return label;
  const name = holds(state.id, target) && target !== state.id ? target.slice(state.id.length + 1) : target;
  return `${label} → ${name}`;
}

function shortened(guard: string): string {
  return guard.length > 44 ? `${guard.slice(0, 42)}…` : guard;
}
