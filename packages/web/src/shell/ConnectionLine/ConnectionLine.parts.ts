import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';

const { color, space } = theme;

/** In the bar, where there is room; over the page's foot where there is none. It moves nothing when it comes or goes, but the end of La hoja. */
export const Line = styled.output`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-inline-size: 0;
  color: ${color.inkMuted};
  font-size: ${theme.text[13]};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  & > svg { flex: none; }
  & > span { overflow: hidden; text-overflow: ellipsis; }
  &[data-tone='warning'] { color: ${color.ink}; font-weight: ${theme.weight.medium}; & > svg { color: ${color.warning}; } }
  ${media.narrow} {
    &:not(:empty) {
      position: fixed;
      z-index: 20;
      inset-block-end: ${space[8]};
      inset-inline: ${space[12]};
      inline-size: fit-content;
      margin-inline: auto;
      padding: ${space[4]} ${space[12]};
      border: ${theme.hairline};
      border-radius: ${theme.radius.control};
      background: ${color.surface};
      white-space: normal;
      pointer-events: none;
      &[data-tone='warning'] { border-color: ${color.warning}; background: ${color.warningSoft}; }
    }
  }
`;
