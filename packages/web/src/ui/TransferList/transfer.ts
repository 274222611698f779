import { plain, wordsOf } from '@presupuesto/machines';

export interface TransferItem {
  readonly id: number;
  readonly label: string;
  /** Beside the label, in muted ink: a code. Searched as the label is. */
  readonly detail?: string;
}

export type TransferSide = 'available' | 'assigned';

export interface TransferMove {
  readonly ids: readonly number[];
  readonly to: TransferSide;
}

/** The items with every word of the search in label or detail, whatever the accents and the case. */
export function matching(items: readonly TransferItem[], search: string): readonly TransferItem[] {
  const words = wordsOf(search);
  if (words.length === 0) return items;
  return items.filter(({ label, detail = '' }) => {
    const text = plain(`${label}\n${detail}`);
    return words.every((word) => text.includes(word));
  });
}
