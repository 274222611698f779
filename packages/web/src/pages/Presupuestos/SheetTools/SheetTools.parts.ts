import { styled } from 'styled-components';
import { media, NARROW_PX } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';

const { color, space } = theme;

/** One line, two on a phone, as high empty as with a message in it. */
export const Strip = styled.fieldset`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-inline-size: 0;
  margin: 0;
  padding: 6px ${space[12]} 5px ${space[8]};
  border: 0;
  border-block-end: ${theme.hairline};
  font-size: ${theme.text[13]};

  & > button {
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-inline-size: 30px;
    min-block-size: 28px;
    padding: 0 ${space[8]};
    border: 0;
    border-radius: ${theme.radius.control};
    background: transparent;
    color: ${color.inkMuted};
    font-weight: ${theme.weight.medium};
    white-space: nowrap;
    cursor: pointer;
    transition: background ${theme.motion}, color ${theme.motion};
    @media (hover: hover) { &:hover { background: ${color.sunken}; color: ${color.ink}; } }
    &:focus-visible { outline-offset: -2px; }
    &[aria-pressed='true'] { background: ${color.accentSoft}; color: ${color.accent}; }
    &[aria-disabled='true'] { background: transparent; color: ${color.lineStrong}; cursor: default; }
  }
  & > :is([data-tool='undo'], [data-tool='redo'], [data-tool='history'], [data-tool='moment']) {
    padding: 0;
    & > span { display: none; }
  }
  & > [data-tool='year'] { gap: 0.25em; }
  /* Beside the list on a small screen; in the browser's own letters, as the texts are. */
  @media (min-width: ${NARROW_PX + 1}px) and (max-width: 55em) {
    gap: 2px;
    & > button { padding-inline: 6px; }
    & > [data-tool='year'] > span:first-child { display: none; }
    & > [data-tool='year'] { text-transform: capitalize; }
  }
  & > hr { inline-size: 1px; block-size: 18px; margin: 0 ${space[4]}; border: 0; background: ${color.line}; }
  & > output {
    flex: 1;
    min-inline-size: 0;
    /* Two lines in the height of the buttons. */
    margin-block: -1px;
    color: ${color.inkMuted};
    line-height: 1.15;
    text-align: end;
    text-wrap: balance;
  }
  /* Little room beside the list and the detail. */
  ${media.laptop} { & > [data-tool='copy'] > svg, & > [data-tool='distribute'] > svg { display: none; } }
  ${media.low} { padding-block: 2px; }
  ${media.narrow} {
    flex-wrap: wrap;
    gap: 0;
    padding: 0 ${space[4]};
    & > button { min-inline-size: ${theme.target}; min-block-size: ${theme.target}; }
    /* On a phone a month's own name opens its history, which leads to the other. */
    & > :is([data-tool='history'], [data-tool='moment'], [data-tool='distribute'] + hr) { display: none; }
    & > output { flex: 1 0 100%; padding: 0 ${space[8]} ${space[4]}; text-align: start; white-space: normal; &:empty { display: none; } }
  }
`;
