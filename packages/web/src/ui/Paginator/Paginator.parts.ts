import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';

const { color, space } = theme;

/** Wide: the text, then one line of buttons. Narrow: the arrows on both sides of the text, the pages under it. */
export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};

  p { flex: 1; color: ${color.inkMuted}; font-size: ${theme.text[13]}; }
  [data-group] { display: flex; align-items: center; gap: ${space[4]}; }
  button {
    display: inline-grid;
    place-items: center;
    min-inline-size: 32px;
    block-size: 32px;
    padding: 0 ${space[4]};
    border: 1px solid transparent;
    border-radius: ${theme.radius.control};
    background: transparent;
    cursor: pointer;
    transition: background ${theme.motion};
    &:hover { background: ${color.sunken}; }
    &[aria-current] { border-color: ${color.accent}; background: ${color.accentSoft}; color: ${color.accent}; font-weight: ${theme.weight.medium}; }
    &[aria-disabled='true'] { cursor: default; }
    &[aria-disabled='true']:not([aria-current]) { background: transparent; color: ${color.lineStrong}; }
  }
  ${media.narrow} {
    display: grid;
    grid-template: 'back text on' auto 'pages pages pages' auto / auto minmax(0, 1fr) auto;
    p { grid-area: text; text-align: center; text-wrap: balance; }
    [data-group='back'] { grid-area: back; }
    [data-group='pages'] { grid-area: pages; justify-content: center; }
    [data-group='on'] { grid-area: on; }
    [data-group] { gap: 0; }
    button { min-inline-size: ${theme.target}; block-size: ${theme.target}; }
  }
`;
