import { styled } from 'styled-components';
import { media } from '../app/theme/media.ts';
import { theme } from '../app/theme/theme.ts';

const { space } = theme;

export const Toolbar = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[8]};
  & > [data-part='filter'] { flex: 1 1 160px; max-inline-size: 220px; }
  & > [data-part='filter']:only-of-type, & > [data-alone='true'] { flex-basis: 280px; max-inline-size: 340px; }
  & > [data-narrow='true'] { flex-basis: 120px; }
  /* Why a filter cannot be asked for stands in the room under the line, and moves nothing. */
  & > [data-part='filter'] { position: relative; }
  & > [data-part='filter'] p { position: absolute; inset: calc(100% + ${space[4]}) auto auto 0; inline-size: max-content; }
  & > [data-part='notice'] { flex: 1 1 200px; min-inline-size: 0; }
  & > [data-part='notice']:has(> :empty) { flex: 0 0 0; }
  /* As high as the buttons beside it, and no wider than its words. */
  & > [data-part='notice'] [data-tone] { inline-size: fit-content; padding-block: 6px; }
  & > [data-part='main'] { margin-inline-start: auto; }
  ${media.narrow} {
    & > [data-part='filter'] { flex: 1 1 calc(50% - ${space[8]}); max-inline-size: none; }
    & > [data-alone='true'] { flex-basis: 100%; }
    & > [data-part='filter'] { align-self: start; }
    & > [data-part='filter'] p { position: static; inline-size: auto; }
    & > button { flex: 1 1 auto; }
    & > [data-part='notice'] { flex-basis: 100%; order: 9; }
    & > [data-part='notice'] [data-tone] { inline-size: auto; padding-block: ${space[12]}; }
    /* Nothing to say: takes no room, and takes back the gap before it. */
    & > [data-part='notice']:has(> :empty) { margin-inline-start: -${space[8]}; }
    & > [data-part='main'] { display: grid; flex: 1 1 auto; margin: 0; }
  }
`;

/** Fields under each other; each brings the room of its message. */
export const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
`;

export const Focusable = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  outline: 0;
`;

export const Failed = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[12]};
  padding: ${space[24]} ${space[16]};
`;

export const Question = styled.div`
  display: grid;
  gap: ${space[8]};
  overflow-wrap: anywhere;
`;
