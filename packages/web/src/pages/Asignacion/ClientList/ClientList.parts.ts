import { styled } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';

const { color, space } = theme;

const columns = `grid-template-columns: 60px minmax(0, 1fr); gap: ${space[8]};`;

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  block-size: 100%;
  outline: 0;
`;

export const Header = styled.div`
  padding: ${space[12]};
`;

/** What the two texts of a row are. */
export const Columns = styled.div`
  display: grid;
  ${columns}
  padding: ${space[4]} ${space[12]};
  border-block: ${theme.hairline};
  background: ${color.sunken};
  color: ${color.inkMuted};
  font-size: ${theme.text[13]};
  font-weight: ${theme.weight.medium};
`;

/** The container carries the look of the rows. */
export const Scroller = styled.div`
  flex: 1;
  min-block-size: 0;
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
    ${columns}
    align-items: center;
    min-block-size: 41px;
    padding: ${space[8]} ${space[12]};
    border-block-end: ${theme.hairline};
    line-height: 1.35;
    overflow-wrap: anywhere;
    cursor: pointer;
    &:hover { background: ${color.sunken}; }
    &[aria-selected='true'] { background: ${color.accentSoft}; box-shadow: inset 3px 0 ${color.accent}; }
    & > small { color: ${color.inkMuted}; font-size: ${theme.text[13]}; }
    ${media.narrow} { min-block-size: 45px; }
  }
`;

export const Rest = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: clip;
  & > div { display: grid; ${columns} align-items: center; block-size: 41px; padding-inline: ${space[12]}; border-block-end: ${theme.hairline}; }
  ${media.narrow} { & > div { block-size: 45px; } }
`;

export const Message = styled.div`
  flex: 1;
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space[12]};
  padding: ${space[12]};
`;

export const Footer = styled.output`
  min-block-size: calc(1.45em + 2 * ${space[8]} + 1px);
  margin-block-start: auto;
  padding: ${space[8]} ${space[12]};
  border-block-start: ${theme.hairline};
  color: ${color.inkMuted};
  font-size: ${theme.text[13]};
`;
