import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';

const { color, space } = theme;

/** On a phone: what is chosen in a list, which brings the list back. A name in `span`, what goes with it in `small`, an icon. */
export const ChosenInList = styled.button`
  display: none;
  ${media.narrow} {
    display: grid;
    grid-template: 'name icon' auto 'detail icon' auto / minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${space[8]};
    min-block-size: ${theme.row.twoLines};
    padding: ${space[8]} ${space[12]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${theme.radius.card};
    background: ${color.surface};
    text-align: start;
    & > span { font-weight: ${theme.weight.medium}; }
    & > small { grid-area: detail; color: ${color.inkMuted}; font-size: ${theme.text[13]}; }
    & > svg { grid-area: icon; transition: rotate ${theme.motion}; }
    &[aria-expanded='true'] > svg { rotate: 180deg; }
  }
`;
