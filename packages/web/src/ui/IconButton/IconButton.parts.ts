import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';

const { color } = theme;

export const Root = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 28px;
  block-size: 28px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${color.inkMuted};
  cursor: pointer;
  transition: background ${theme.motion}, color ${theme.motion};

  &:hover:not(:disabled) { background: ${color.sunken}; color: ${color.ink}; }
  &[data-tone='danger']:hover:not(:disabled) { background: ${color.dangerSoft}; color: ${color.danger}; }
  &[aria-pressed='true'] { background: ${color.accentSoft}; color: ${color.accent}; }
  &:disabled { color: ${color.lineStrong}; cursor: not-allowed; }
  &[data-state='off'][aria-disabled='true'] { background: transparent; color: ${color.lineStrong}; cursor: default; }
  &[data-state='busy'] { cursor: progress; }
  ${media.touch} { inline-size: ${theme.target}; block-size: ${theme.target}; }
`;
