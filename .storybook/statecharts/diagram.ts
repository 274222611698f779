import type { ChartState } from './chart.ts';
import type { StateLine } from './measure.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export interface PlacedState extends Box {
  readonly id: string;
  readonly key: string;
  readonly type: ChartState['type'];
  /** Whether it is one of several that last at the same time. */
  readonly isRegion: boolean;
  readonly lines: readonly StateLine[];
}

export interface PlacedArrow {
  readonly id: string;
  readonly source: string;
  readonly points: readonly Point[];
  /** Null for the mark that points to the first state. */
  readonly label: (Box & { readonly lines: readonly string[] }) | null;
}

/** A machine's diagram, in CSS pixels from its upper left corner; outer states come before those in them. */
export interface Diagram {
  readonly width: number;
  readonly height: number;
  /** What the diagram shows, in words. */
  readonly root: ChartState;
  readonly states: readonly PlacedState[];
  /** Where something starts. */
  readonly marks: readonly Box[];
  readonly arrows: readonly PlacedArrow[];
}
