export type PaletteGroup = 'pares' | 'presupuestos' | 'pantallas' | 'acciones';

/** Somewhere to go, or something that can be done now. */
export interface PaletteItem {
  readonly id: string;
  readonly group: PaletteGroup;
  readonly label: string;
  /** Under the label. */
  readonly detail?: string | undefined;
  /** At the line's end: its keys or its codes. */
  readonly aside?: string | undefined;
}

export interface PaletteInput {
  readonly items: readonly PaletteItem[];
}

export interface PaletteContext {
  readonly items: readonly PaletteItem[];
  readonly query: string;
  /** The id of the item that the keyboard went to; the first one is meant without it, and where it is not shown. */
  readonly reached: string | null;
  /** The id of the item that was chosen. */
  readonly chosen: string | null;
}

export type PaletteEvent =
  /** There are others now, or some cannot be done any more. */
  | { type: 'items.changed'; items: readonly PaletteItem[] }
  | { type: 'query.typed'; text: string }
  /** Down by so many items, up by less than none; no further than the ends. */
  | { type: 'items.walked'; step: number }
  /** A click on one. */
  | { type: 'item.chosen'; id: string }
  /** Enter. */
  | { type: 'active.chosen' }
  | { type: 'palette.closed' };
