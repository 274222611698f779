/** What the documentation says of a part, beside what is read from its code. */
export interface Entry {
  /** One sentence: what a person sees or does with it. */
  readonly about: string;
  /** When it is the right choice, and how it is used. */
  readonly use?: readonly string[];
  /** What is not done with it, and what is done instead. */
  readonly avoid?: readonly string[];
  /** Titles of related parts. */
  readonly see?: readonly string[];
  /** Its stories cover the page around them, or take its focus: they are linked, and not drawn below each other. */
  readonly alone?: boolean;
}

/** Entries by the title of their stories. */
export type Catalogue = Readonly<Record<string, Entry>>;
