import { styled } from 'styled-components';
import { Link } from 'wouter';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';
import { MenuButton, menuItem } from '../../ui/Menu/Menu.parts.ts';
import { visuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.ts';

const { color, space } = theme;

export const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[16]};
  block-size: ${theme.frame.bar};
  padding: 0 ${space[24]};
  border-block-end: ${theme.hairline};
  background: ${color.surface};
  /* The user's name gives way, so that the bar is never wider than the window. */
  & > :last-child { min-inline-size: 0; }
  ${media.narrow} { gap: ${space[4]}; padding: 0 ${space[12]}; }
  @media print { display: none; }
`;

export const Home = styled(Link)`
  display: inline-flex;
  border-radius: ${theme.radius.control};
  color: ${color.ink};
  text-decoration: none;
  ${media.narrow} {
    align-items: center;
    min-inline-size: ${theme.control};
    min-block-size: ${theme.control};
    margin-inline-start: -${space[12]};
    padding-inline: ${space[12]} 6px;
    /* The mark alone; the name is still read aloud. */
    & > span { font-size: ${theme.text[16]}; gap: 0; inline-size: 1.6em; overflow: hidden; }
  }
`;

export const Links = styled.nav`
  display: flex;
  flex: 1;
  gap: ${space[4]};
`;

export const NavLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${theme.control};
  padding: 0 ${space[8]};
  border-radius: ${theme.radius.control};
  color: ${color.ink};
  font-weight: ${theme.weight.medium};
  text-decoration: none;
  &:hover { background: ${color.sunken}; }
  &[aria-current='page'] { color: ${color.accent}; }
`;

export const MenuLink = styled(Link)`
  ${menuItem}
`;

/** Above the screens, and apart from them. */
export const GoTo = styled(MenuButton)`
  position: relative;
  margin-block-end: 9px;
  &::after { content: ''; position: absolute; inset: auto 0 -5px; border-block-end: ${theme.hairline}; }
  & > kbd { margin-inline-start: auto; padding-inline-start: ${space[16]}; color: ${color.inkMuted}; font: inherit; font-size: ${theme.text[13]}; }
  ${media.narrow} { & > kbd { display: none; } }
`;

export const UserName = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-inline-size: 0;
  & > svg { flex: none; }
  & > span { max-inline-size: 160px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  ${media.narrow} { & > span { max-inline-size: 84px; } }
`;

/** Comes into sight when the keyboard reaches it. */
export const SkipLink = styled.a`
  &:not(:focus) { ${visuallyHidden} }
  &:focus {
    position: absolute;
    inset-block-start: ${space[8]};
    inset-inline-start: ${space[8]};
    z-index: 30;
    padding: ${space[8]} ${space[12]};
    border-radius: ${theme.radius.control};
    background: ${color.surface};
    box-shadow: ${color.shadow};
  }
`;
