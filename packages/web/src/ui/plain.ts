/** Lower case without accents or air around it, so that 'peru' finds 'PERÚ'. */
export const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
