import { styled } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';

const { space } = theme;

/** Room for a period's id, at any size of letters, and for what stands around it in its box. */
const chosen = 'calc(5.75rem + 42px)';

export const Root = styled.section`
  display: grid;
  grid-template-columns: 210px 150px 190px minmax(290px, 1fr) auto;
  align-items: end;
  gap: ${space[12]} ${space[16]};

  ${media.medium} { grid-template-columns: repeat(3, minmax(0, 1fr)) 276px auto; gap: ${space[12]}; }
  ${media.barOnTwoLines} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > [data-shown] { grid-column: 1 / 3; justify-self: start; }
  }
  ${media.low} {
    grid-template-columns: 244px 196px 220px minmax(0, 1fr) auto;
    [data-part='select'] > div { display: flex; flex-wrap: wrap; align-items: center; gap: 2px ${space[8]}; }
    /* Under its label where larger letters leave too little beside it. */
    [data-part='select'] > div > :nth-child(2) { flex: 1 1 ${chosen}; }
  }
  ${media.lowMedium} {
    /* The reference whole on a phone that lies: a year is chosen less, and shorter. */
    grid-template-columns: minmax(${chosen}, 1.1fr) minmax(0, 1fr) minmax(${chosen}, 1.25fr) minmax(0, 1.15fr) auto;
    & > [data-shown] { grid-column: auto; justify-self: end; }
    [data-part='select'] > div { display: grid; gap: 2px; }
  }
  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[8]};
    &:not([data-folded]) > [data-part='select']:first-of-type { grid-column: 1 / -1; }
    &[data-folded='true'] > [data-part='select'] { display: none; }
  }
`;

/** On a phone, once a pair is open: what was chosen, which brings the selectors back. */
export const Folded = styled.button`
  display: none;
  ${media.narrow} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[4]};
    min-block-size: ${theme.control};
    padding: 0 ${space[8]};
    border: 1px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    font-size: ${theme.text[13]};
    line-height: 1.3;
    text-align: start;
    & > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    & b { font-weight: ${theme.weight.medium}; }
    & small { display: block; overflow: hidden; color: ${theme.color.inkMuted}; font-size: inherit; text-overflow: ellipsis; }
    & > svg { transition: rotate ${theme.motion}; }
    &[aria-expanded='true'] > svg { rotate: 180deg; }
  }
`;

/** Its room is there before a period is chosen. */
export const Completion = styled.div`
  max-inline-size: 340px;
  inline-size: 100%;
  justify-self: end;
  padding-block-end: ${space[4]};
  &[data-shown='false'] { visibility: hidden; }
  ${media.low} { align-self: center; padding: 0; }
  ${media.narrow} { grid-column: 1 / -1; order: 1; max-inline-size: none; padding: 0; }
`;

/** The button's room, so that its coming moves nothing. */
export const Approve = styled.div`
  display: grid;
  min-inline-size: 192px;
  min-block-size: ${theme.control};
  ${media.narrow} { min-inline-size: 0; & button { padding-inline: ${space[8]}; white-space: normal; } & button svg { display: none; } }
`;

export const Problems = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[12]};
`;
