import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';

const { color, space } = theme;

/** As high as its place, if that has a height; the lists beside each other, or one above the other on a narrow screen. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: ${space[12]};
  block-size: 100%;
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); block-size: auto; }
  /* On paper nothing is moved: the lists alone, beside each other. */
  @media print { grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: start; block-size: auto; }
`;

export const Buttons = styled.div`
  display: grid;
  align-content: center;
  gap: ${space[8]};

  & > :nth-child(3) { margin-block-start: ${space[8]}; }
  button {
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    padding: 0;
    border: 1px solid ${color.lineStrong};
    border-radius: ${theme.radius.control};
    background: ${color.surface};
    cursor: pointer;
    transition: background ${theme.motion};
    &:hover { background: ${color.sunken}; }
    &[aria-disabled='true'] { border-color: ${color.line}; background: ${color.sunken}; color: ${color.lineStrong}; cursor: not-allowed; }
  }
  ${media.narrow} {
    grid-auto-flow: column;
    justify-content: center;
    & > :nth-child(3) { margin: 0 0 0 ${space[8]}; }
    button { inline-size: ${theme.target}; block-size: ${theme.target}; }
    /* The lists stand above each other: right is down, left is up. */
    svg { rotate: 90deg; }
  }
  @media print { display: none; }
`;
