import { css } from 'styled-components';

/** What is printed is a sheet of its own, which comes after the screen: without it, the paper would have what the window shows. */
export const notYetOnPaper = css`
  @media print {
    & > * { display: none; }
    &::before { content: 'Aún no está listo para imprimirse. Vuelva a intentarlo en unos segundos.'; }
  }
`;
