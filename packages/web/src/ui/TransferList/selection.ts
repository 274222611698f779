/** What is selected in a list of rows, by their ids. */
export interface Selection {
  /** The rows shown, in their order. */
  readonly shown: readonly number[];
  /** Of all rows, shown or hidden by the search. */
  readonly selected: ReadonlySet<number>;
  /** Where a range begins: the row last clicked, toggled or walked to. */
  readonly anchor: number | null;
  /** The row that the keyboard stands on. */
  readonly active: number | null;
}

export type SelectionEvent =
  | { readonly type: 'row.clicked'; readonly id: number; readonly ctrl: boolean; readonly shift: boolean }
  /** `shift` stretches the range from the anchor to the row. */
  | { readonly type: 'row.walked'; readonly id: number; readonly shift: boolean }
  | { readonly type: 'all.chosen' }
  /** `listed` are all rows of the list, `shown` those that its search shows. */
  | { readonly type: 'rows.listed'; readonly listed: readonly number[]; readonly shown: readonly number[] };

export const NOTHING: Selection = { shown: [], selected: new Set(), anchor: null, active: null };

/** The rows shown from one to the other, in either direction; the second alone when the first is not shown. */
function range(shown: readonly number[], from: number | null, to: number): readonly number[] {
  const start = from === null ? -1 : shown.indexOf(from);
  const end = shown.indexOf(to);
  return start < 0 ? [to] : shown.slice(Math.min(start, end), Math.max(start, end) + 1);
}

function toggled(selected: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Where to stand when the active row may have left: on the nearest row after it that stays, else before it. */
function survivor({ shown: before, active }: Selection, shown: readonly number[]): number | null {
  if (active === null) return null;
  const left = new Set(shown);
  if (left.has(active)) return active;
  const at = before.indexOf(active);
  return (
    before.slice(at).find((id) => left.has(id)) ?? before.slice(0, at).findLast((id) => left.has(id)) ?? null
  );
}

/** The rows selected that are shown, in the order shown: those that a move takes. */
export function chosen({ shown, selected }: Selection): readonly number[] {
  return shown.filter((id) => selected.has(id));
}

type EventOf<Type extends SelectionEvent['type']> = Extract<SelectionEvent, { readonly type: Type }>;

function clicked(state: Selection, { id, ctrl, shift }: EventOf<'row.clicked'>): Selection {
  if (!shift)
    return { ...state, selected: ctrl ? toggled(state.selected, id) : new Set([id]), anchor: id, active: id };
  const reached = range(state.shown, state.anchor, id);
  const selected = new Set(ctrl ? [...state.selected, ...reached] : reached);
  return { ...state, selected, anchor: state.anchor ?? id, active: id };
}

function walked(state: Selection, { id, shift }: EventOf<'row.walked'>): Selection {
  if (!shift) return { ...state, anchor: id, active: id };
  const anchor = state.anchor ?? state.active ?? state.shown[0] ?? id;
  return { ...state, selected: new Set(range(state.shown, anchor, id)), anchor, active: id };
}

function listed(state: Selection, { listed, shown }: EventOf<'rows.listed'>): Selection {
  const known = new Set(listed);
  const active = survivor(state, shown);
  const anchor = state.anchor !== null && shown.includes(state.anchor) ? state.anchor : active;
  return { shown, selected: new Set([...state.selected].filter((id) => known.has(id))), anchor, active };
}

/** What is selected after an event. Rows that left the list leave the selection. */
export function select(state: Selection, event: SelectionEvent): Selection {
  if (event.type === 'row.clicked') return clicked(state, event);
  if (event.type === 'row.walked') return walked(state, event);
  if (event.type === 'rows.listed') return listed(state, event);
  return { ...state, selected: new Set([...state.selected, ...state.shown]) };
}
