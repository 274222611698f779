import type { Sesion } from '@presupuesto/api-sdk/contract';
import { mayEnter } from '@presupuesto/machines';
import { memo } from 'react';
import type { AppRoute } from '../../app/route.tsx';

interface ElsewhereProps {
  readonly routes: readonly AppRoute[];
  readonly sesion: Sesion;
  /** The screen that is shown: it speaks for itself. */
  readonly path: string;
}

/** What other screens offer. Drawn anew for another screen alone: each time says that there is something else to offer. */
export const Elsewhere = memo(function Elsewhere({ routes, sesion, path }: ElsewhereProps) {
  const others = routes.filter((route) => route.path !== path && mayEnter(sesion, route.access));
  return others.map(({ path, Offers }) => Offers && <Offers key={path} />);
});
