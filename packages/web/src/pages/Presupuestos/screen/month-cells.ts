/** The cells of the months that are shown, to type in, in their order on the page. */
export function monthCells(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('tr[data-month] input[data-field]:enabled')];
}
