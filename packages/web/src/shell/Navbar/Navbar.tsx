import type { Sesion } from '@presupuesto/api-sdk/contract';
import { mayEnter } from '@presupuesto/machines';
import { CircleHelp, KeyRound, LogOut, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { AppRoute } from '../../app/route.tsx';
import { Logo } from '../../ui/Logo/Logo.tsx';
import { MenuButton } from '../../ui/Menu/Menu.parts.ts';
import { Menu } from '../../ui/Menu/Menu.tsx';
import { Bar, Home, Links, MenuLink, NavLink, UserName } from './Navbar.parts.ts';

interface NavbarProps {
  readonly sesion: Sesion;
  /** The screens to offer; none while the key must be changed first. */
  readonly routes: readonly AppRoute[];
  readonly onSignOut: () => void;
  /** A line of news before the user's name. */
  readonly children?: ReactNode;
}

/** The slim bar: Inicio, the menu of the user's role, the user (specification §2, Navbar). */
export function Navbar({ sesion, routes, onSignOut, children }: NavbarProps) {
  const [path] = useLocation();
  const links = routes.flatMap(({ path, menu }) =>
    menu && mayEnter(sesion, menu.access) ? [{ path, ...menu }] : [],
  );
  const current = (to: string) => (to === path ? 'page' : undefined);
  const free = routes.length > 0;
  return (
    <Bar>
      <Home href={free ? '/home' : '/cambiar-clave'}>
        <Logo />
      </Home>
      <Links aria-label="Principal">
        {free && (
          <NavLink href="/home" aria-current={current('/home')}>
            Inicio
          </NavLink>
        )}
        {links.length > 0 && (
          <Menu label="Menú">
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
            <span>{sesion.nombreUsuario}</span>
          </UserName>
        }
      >
        {free && (
          <MenuLink href="/ayuda" aria-current={current('/ayuda')}>
            <CircleHelp size={16} aria-hidden />
            Ayuda
          </MenuLink>
        )}
        <MenuLink href="/cambiar-clave" aria-current={current('/cambiar-clave')}>
          <KeyRound size={16} aria-hidden />
          Cambiar Clave
        </MenuLink>
        <MenuButton onClick={onSignOut}>
          <LogOut size={16} aria-hidden />
          Cerrar Sesión
        </MenuButton>
      </Menu>
    </Bar>
  );
}
