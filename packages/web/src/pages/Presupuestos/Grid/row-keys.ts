/**
 * Keys of the drawn rows, by their places. While it is scrolled, a row keeps its elements; where another page has come, they go to
 * the rows that stand in the same places in sight: to make them anew, and have their styles found again, costs more.
 */
export function createRowKeys() {
  let last: readonly number[] = [];
  let base = 0;
  return (shown: readonly number[]): ((place: number) => number) => {
    const before = new Set(last);
    const kept = shown.filter((place) => before.has(place)).length;
    if (shown !== last && kept * 2 < shown.length) base += (shown[0] ?? 0) - (last[0] ?? 0);
    last = shown;
    const from = base;
    return (place) => place - from;
  };
}
