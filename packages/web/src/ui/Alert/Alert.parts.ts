import { styled } from 'styled-components';
import { theme } from '../../app/theme/theme.ts';

const { color, space } = theme;

/** Always in the page, so that what comes into it is announced. */
export const Region = styled.div`
  &[data-reserved='true'] { min-block-size: ${theme.row.message}; }
  &[data-reserved='two lines'] { min-block-size: 64px; }
`;

export const Box = styled.div`
  display: flex;
  gap: ${space[8]};
  padding: ${space[12]};
  border-radius: ${theme.radius.control};
  line-height: 1.4;

  & > svg { margin-block-start: 1px; }
  &[data-tone='error'] { background: ${color.dangerSoft}; & > svg { color: ${color.danger}; } }
  &[data-tone='warning'] { background: ${color.warningSoft}; & > svg { color: ${color.warning}; } }
  &[data-tone='success'] { background: ${color.successSoft}; & > svg { color: ${color.success}; } }
  &[data-tone='info'] { background: ${color.accentSoft}; & > svg { color: ${color.accent}; } }
`;
