/** The years that a sales file may be about, newest first: next year's budget, this year, and the four before. */
export function loadYears(currentYear: number): readonly number[] {
  return Array.from({ length: 6 }, (_, index) => currentYear + 1 - index);
}
