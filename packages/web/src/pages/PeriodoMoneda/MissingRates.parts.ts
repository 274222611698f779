import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';

const { color, space } = theme;

/** One line, whether something is missing or not: nothing moves when the answer comes. */
export const Line = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[8]};
  min-block-size: 40px;
  padding-inline: ${space[12]} ${space[4]};
  border-radius: ${theme.radius.control};
  outline: 0;
  &[data-missing='true'] { background: ${color.warningSoft}; }
  &[data-missing='false'] { padding-inline: 0; }
  & > button { align-self: start; margin-block-start: 6px; }
  ${media.narrow} { min-block-size: calc(${theme.target} + 2 * ${space[4]}); & > button { margin-block-start: ${space[4]}; } }
`;

export const Hint = styled.p`
  grid-column: 1 / -1;
  color: ${color.inkMuted};
  font-size: ${theme.text[13]};
`;

/** The pairs on one line, which a finger or the keyboard moves along; all of them once they are asked for. */
export const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]} ${space[8]};
  padding-block: 6px;
  overflow-x: auto;
  scrollbar-width: none;
  &[data-open='true'] { flex-wrap: wrap; }
  &[data-fades='true'] { padding-inline-end: ${space[24]}; scroll-padding-inline-end: ${space[24]}; mask-image: linear-gradient(to right, #000 calc(100% - ${space[24]}), transparent); }
  & > svg { color: ${color.warning}; }
  & > ul { display: contents; }
  & > h2 { flex: none; margin-inline-end: ${space[4]}; font-size: ${theme.text[13]}; font-weight: ${theme.weight.medium}; }
  ${media.narrow} { padding-block: 4px; & > h2 > span { display: none; } }
`;

export const Pair = styled.button`
  min-block-size: 28px;
  padding: 0 ${space[8]};
  border: 1px solid ${color.lineStrong};
  border-radius: 999px;
  background: ${color.surface};
  font-size: ${theme.text[13]};
  white-space: nowrap;
  cursor: pointer;
  transition: background ${theme.motion};
  &:hover { background: ${color.sunken}; }
  &:focus-visible { outline-offset: -1px; }
  ${media.narrow} { min-block-size: ${theme.target}; padding-inline: ${space[12]}; }
`;
