import type { SheetContext } from './sheet.types.ts';

/** What a sheet shows. What is being typed stands in its cell alone, which has it without the sheet. */
export type ShownSheet = Omit<SheetContext, 'drafts' | 'seen'>;

export function shownSheet({ drafts: _drafts, seen: _seen, ...shown }: SheetContext): ShownSheet {
  return shown;
}
