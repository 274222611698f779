import { styled } from 'styled-components';
import { theme } from '../../app/theme/theme.ts';

const { color } = theme;

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  padding: 1px ${theme.space[8]};
  border-radius: 999px;
  font-size: ${theme.text[13]};
  font-weight: ${theme.weight.medium};
  font-variant-numeric: normal;
  white-space: nowrap;

  &[data-tone='neutral'] { background: ${color.sunken}; color: ${color.ink}; }
  &[data-tone='accent'] { background: ${color.accentSoft}; color: ${color.accent}; }
  &[data-tone='success'] { background: ${color.successSoft}; color: ${color.success}; }
  &[data-tone='warning'] { background: ${color.warningSoft}; color: ${color.warning}; }
  &[data-tone='danger'] { background: ${color.dangerSoft}; color: ${color.danger}; }
  &[data-tone='sop'] { background: ${color.sopSoft}; color: ${color.sop}; }
  &[data-tone='cur'] { background: ${color.curSoft}; color: ${color.cur}; }
  &[data-tone='bgt'] { background: ${color.bgtSoft}; color: ${color.bgt}; }
`;
