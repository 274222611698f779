import { styled } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';

const { space } = theme;

export const Root = styled.section`
  display: grid;
  grid-template-columns: 210px 150px 190px minmax(290px, 1fr) auto;
  align-items: end;
  gap: ${space[12]} ${space[16]};

  ${media.medium} { grid-template-columns: repeat(3, minmax(0, 1fr)) 276px auto; gap: ${space[12]}; }
  @media (max-width: 960px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > :nth-child(4) { grid-column: 1 / 3; justify-self: start; }
  }
  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[8]};
    & > :first-child { grid-column: 1 / -1; }
    & > :nth-child(n + 4) { grid-column: auto; justify-self: stretch; align-self: center; }
  }
`;

/** Its room is there before a period is chosen. */
export const Completion = styled.div`
  max-inline-size: 340px;
  inline-size: 100%;
  justify-self: end;
  padding-block-end: ${space[4]};
  &[data-shown='false'] { visibility: hidden; }
  ${media.narrow} { max-inline-size: none; padding: 0; line-height: 1.3; & span { white-space: normal; } }
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
