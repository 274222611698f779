import type { Sesion } from '@presupuesto/api-sdk/contract';
import { CircleHelp, KeyRound, LogOut, Search, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { AppRoute } from '../../app/route.tsx';
import { Logo } from '../../ui/Logo/Logo.tsx';
import { MenuButton } from '../../ui/Menu/Menu.parts.ts';
import { Menu } from '../../ui/Menu/Menu.tsx';
import { Bar, GoTo, Home, Links, MenuLink, NavLink, UserName } from './Navbar.parts.ts';
import { HELP, HOME, KEY_CHANGE, menuOf, SIGN_OUT } from './offers.ts';

interface NavbarProps {
  readonly sesion: Sesion;
  /** The screens to offer; none while the key must be changed first. */
  readonly routes: readonly AppRoute[];
  readonly onSignOut: () => void;
  /** «Ir a…». */
  readonly onGoTo: () => void;
  /** A line of news before the user's name. */
  readonly children?: ReactNode;
}

/** The slim bar: Inicio, the menu of the user's role, the user (specification §2, Navbar). */
export function Navbar({ sesion, routes, onSignOut, onGoTo, children }: NavbarProps) {
  const [path] = useLocation();
  const links = menuOf(routes, sesion);
  const current = (to: string) => (to === path ? 'page' : undefined);
  const free = routes.length > 0;
  return (
    <Bar>
      <Home href={free ? HOME.path : KEY_CHANGE.path}>
        <Logo />
      </Home>
      <Links aria-label="Principal">
        {free && (
          <NavLink href={HOME.path} aria-current={current(HOME.path)}>
            {HOME.label}
          </NavLink>
        )}
        {links.length > 0 && (
          <Menu label="Menú">
            <GoTo aria-keyshortcuts="Control+K Meta+K" onClick={onGoTo}>
              <Search size={16} aria-hidden />
              Ir a…
              <kbd aria-hidden>Ctrl+K</kbd>
            </GoTo>
            {links.map(({ path, label }) => (
              <MenuLink key={path} href={path} aria-current={current(path)}>
                {label}
              </MenuLink>
            ))}
          </Menu>
        )}
      </Links>
      {children}
      <Menu
        align="end"
        label={
          <UserName>
            <User size={16} aria-hidden />
            <span title={sesion.nombreUsuario}>{sesion.nombreUsuario}</span>
          </UserName>
        }
      >
        {free && (
          <MenuLink href={HELP.path} aria-current={current(HELP.path)}>
            <CircleHelp size={16} aria-hidden />
            {HELP.label}
          </MenuLink>
        )}
        <MenuLink href={KEY_CHANGE.path} aria-current={current(KEY_CHANGE.path)}>
          <KeyRound size={16} aria-hidden />
          {KEY_CHANGE.label}
        </MenuLink>
        <MenuButton onClick={onSignOut}>
          <LogOut size={16} aria-hidden />
          {SIGN_OUT}
        </MenuButton>
      </Menu>
    </Bar>
  );
}
