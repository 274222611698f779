import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';

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
`;

export const Rest = styled.div`
  contain: size;
  overflow: clip;
  pointer-events: none;
  & > div { display: grid; align-content: center; block-size: 41px; padding-inline: 36px ${space[12]}; border-block-end: ${theme.hairline}; }
  ${media.narrow} { & > div { block-size: 45px; padding-inline-start: 44px; } }
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
