import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';
import { Scroller } from '../ListBox/ListBox.parts.ts';

const { color, space } = theme;

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 420px;
  border: ${theme.hairline};
  border-radius: ${theme.radius.card};
  background: ${color.surface};
  overflow: clip;
  ${media.narrow} { min-block-size: 380px; }
  @media print { display: block; min-block-size: 0; overflow: visible; }
`;

export const Header = styled.div`
  display: grid;
  gap: ${space[8]};
  padding: ${space[12]};
  border-block-end: ${theme.hairline};
  & > h2 { font-size: ${theme.text[14]}; font-weight: ${theme.weight.bold}; }
`;

/** What stands for the items lies over the list, which stays: it may have the focus. */
export const List = styled.div`
  flex: 1;
  display: grid;
  min-block-size: 0;
  & > * { grid-area: 1 / 1; }
  @media print { display: block; }
`;

export const Items = styled(Scroller)`
  /* Its rows, thousands of them, must not ask the page for their height. */
  contain: size;
  @media print { contain: none; }

  [role='option'] {
    grid-template-columns: 28px minmax(0, 1fr) auto;
    padding-inline-start: 0;
    user-select: none;
    & > small { max-inline-size: 7.5em; color: ${color.inkMuted}; font-size: ${theme.text[13]}; text-align: end; }
  }
  /* The whole end of the row is the box's target. */
  [data-check] { align-self: stretch; display: grid; place-items: center end; margin-block: -${space[8]}; }
  [data-check] > svg { padding: 1px; border: 1px solid ${color.lineStrong}; border-radius: 4px; color: transparent; }
  [aria-selected='true'] > [data-check] > svg { border-color: ${color.accent}; background: ${color.accent}; color: ${color.onAccent}; }
  ${media.narrow} {
    [role='option'] { grid-template-columns: 36px minmax(0, 1fr) auto; }
    [data-check] > svg { inline-size: 20px; block-size: 20px; }
  }
`;

export const Rest = styled.div`
  contain: size;
  overflow: clip;
  pointer-events: none;
  & > div { display: grid; align-content: center; block-size: ${theme.row.line}; padding-inline: 36px ${space[12]}; border-block-end: ${theme.hairline}; }
  ${media.narrow} { & > div { padding-inline-start: calc(36px + ${space[8]}); } }
`;

export const Message = styled.div`
  display: grid;
  align-content: center;
  pointer-events: none;
`;

export const Footer = styled.output`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[12]};
  min-block-size: calc(1.45em + 2 * ${space[8]} + 1px);
  padding: ${space[8]} ${space[12]};
  border-block-start: ${theme.hairline};
  color: ${color.inkMuted};
  font-size: ${theme.text[13]};
`;
