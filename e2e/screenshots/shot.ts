import type { Locator, Page } from 'playwright';
import type { Person } from '../support/people.ts';

/** A picture of the documentation. */
export interface Shot {
  /** Where it goes, from the folder of the documentation. */
  readonly files: readonly string[];
  /** Who is signed in; null for nobody. */
  readonly person: Person | null;
  /** Brings the screen into the state that is shown. */
  readonly show: (page: Page) => Promise<void>;
  /** The part that is shown; the whole window without it. */
  readonly of?: (page: Page) => Locator;
  readonly viewport?: Size;
  readonly colorScheme?: 'light' | 'dark';
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export const LAPTOP: Size = { width: 1280, height: 800 };
export const PHONE: Size = { width: 390, height: 844 };

export const manual = (name: string): string => `manual/imagenes/${name}.png`;
export const image = (name: string): string => `images/${name}.png`;
