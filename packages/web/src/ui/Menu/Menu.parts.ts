import { css, keyframes, styled } from 'styled-components';
import { theme } from '../../app/theme/theme.ts';

const { color, space } = theme;

const appear = keyframes`
  from { opacity: 0; transform: translateY(-2px); }
`;

export const Root = styled.div`
  position: relative;
`;

export const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  max-inline-size: 100%;
  min-block-size: ${theme.control};
  padding: 0 ${space[8]};
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  font-weight: ${theme.weight.medium};
  cursor: pointer;
  transition: background ${theme.motion};
  &:hover, &[aria-expanded='true'] { background: ${color.sunken}; }
  & > svg:last-child { flex: none; color: ${color.inkMuted}; }
`;

export const Sheet = styled.div`
  position: absolute;
  inset-block-start: calc(100% + ${space[4]});
  z-index: 20;
  min-inline-size: 208px;
  padding: ${space[4]};
  border: ${theme.hairline};
  border-radius: ${theme.radius.card};
  background: ${color.surface};
  box-shadow: ${color.shadow};
  animation: ${appear} ${theme.motion};
  &[data-align='start'] { inset-inline-start: 0; }
  &[data-align='end'] { inset-inline-end: 0; }
`;

/** For links and buttons inside a menu. */
export const menuItem = css`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  inline-size: 100%;
  min-block-size: ${theme.control};
  padding: 0 ${space[8]};
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${color.ink};
  text-align: start;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  &:hover { background: ${color.sunken}; }
  &[aria-current='page'] { background: ${color.accentSoft}; color: ${color.accent}; }
  &:focus-visible { outline-offset: -2px; }
`;

export const MenuButton = styled.button.attrs({ type: 'button' })`
  ${menuItem}
`;
