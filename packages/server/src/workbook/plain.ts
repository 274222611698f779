/** A header as it is compared: lower case, without accents, its blanks and line breaks one space each. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
