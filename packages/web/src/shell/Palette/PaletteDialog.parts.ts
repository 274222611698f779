import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';
import { Box } from '../../ui/TextBox/TextBox.parts.ts';

const { color, space } = theme;

export const SearchBox = styled(Box)`
  block-size: 40px;
  ${media.narrow} { block-size: ${theme.target}; }
`;

/** Enlarged to 400 %, the dialog scrolls around a list of two results. */
const HEIGHT = 'max(120px, min(440px, 100dvh - 220px))';

/** As high whatever is found: nothing moves while somebody types. */
export const List = styled.div`
  block-size: ${HEIGHT};
  margin-inline: -${space[12]};
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  &:empty { display: none; }

  h3 {
    padding: ${space[12]} ${space[12]} ${space[4]};
    color: ${color.inkMuted};
    font-size: ${theme.text[13]};
    font-weight: ${theme.weight.medium};
  }
  & > :first-child > h3 { padding-block-start: 0; }
`;

export const Option = styled.div`
  display: grid;
  grid-template: 'label aside' auto 'detail aside' auto / minmax(0, 1fr) auto;
  align-items: center;
  align-content: center;
  column-gap: ${space[12]};
  min-block-size: ${theme.control};
  padding: ${space[4]} ${space[12]};
  border-radius: 0 ${theme.radius.control} ${theme.radius.control} 0;
  line-height: 1.35;
  cursor: pointer;
  scroll-margin-block: ${space[8]};
  &:hover { background: ${color.sunken}; }
  &[aria-selected='true'] { background: ${color.accentSoft}; box-shadow: inset 3px 0 ${color.accent}; }

  & > span:first-child, & > small { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > small { grid-area: detail; color: ${color.inkMuted}; font-size: ${theme.text[13]}; }
  [data-aside] { grid-area: aside; color: ${color.inkMuted}; font-size: ${theme.text[13]}; white-space: nowrap; }
  ${media.narrow} { [data-aside] { display: none; } }
`;

/** In the list's place. */
export const Nothing = styled.p`
  display: grid;
  place-content: center;
  block-size: ${HEIGHT};
  color: ${color.inkMuted};
  overflow-wrap: anywhere;
  text-align: center;
`;

/** Read aloud at each change. */
export const Foot = styled.output`
  display: block;
  color: ${color.inkMuted};
  font-size: ${theme.text[13]};
`;
