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
`;

/** The container carries the look of the rows. */
export const Scroller = styled.div`
  /* Its rows, thousands of them, must not ask the page for their height. */
  contain: size;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  outline-offset: -2px;

  & > div { position: relative; }
  &:focus-visible:has([role='option']) { outline: 0; }
  &:focus-visible [data-active='true'] { outline: 2px solid ${color.accent}; outline-offset: -2px; }
  [role='option'] {
    position: absolute;
    inset: 0 0 auto;
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[8]};
    min-block-size: 41px;
    padding: ${space[8]} ${space[12]} ${space[8]} 0;
    border-block-end: ${theme.hairline};
    line-height: 1.35;
    overflow-wrap: anywhere;
    user-select: none;
    cursor: pointer;
    &:hover { background: ${color.sunken}; }
    &[aria-selected='true'] { background: ${color.accentSoft}; }
    & > small { color: ${color.inkMuted}; font-size: ${theme.text[13]}; text-align: end; }
  }
  /* The whole end of the row is the box's target. */
  [data-check] { align-self: stretch; display: grid; place-items: center end; margin-block: -${space[8]}; }
  [data-check] > svg { padding: 1px; border: 1px solid ${color.lineStrong}; border-radius: 4px; color: transparent; }
  [aria-selected='true'] > [data-check] > svg { border-color: ${color.accent}; background: ${color.accent}; color: ${color.onAccent}; }
  ${media.narrow} {
    [role='option'] { grid-template-columns: 36px minmax(0, 1fr) auto; min-block-size: 45px; }
    [data-check] > svg { inline-size: 20px; block-size: 20px; }
  }
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
    button { inline-size: 44px; block-size: 44px; }
    /* The lists stand above each other: right is down, left is up. */
    svg { rotate: 90deg; }
  }
`;
