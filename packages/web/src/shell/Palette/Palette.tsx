import type { Sesion } from '@presupuesto/api-sdk/contract';
import { activeItem, mayEnter, paletteMachine, paletteResults } from '@presupuesto/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import type { AppRoute } from '../../app/route.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { PaletteDialog } from './PaletteDialog.tsx';
import { type PaletteCommand, PaletteContext, type PaletteStore } from './palette-store.ts';
import { shellCommands } from './shell-commands.ts';

export interface PaletteProps {
  /** What the screen offers. */
  readonly store: PaletteStore;
  readonly routes: readonly AppRoute[];
  readonly sesion: Sesion;
  readonly onSignOut: () => void;
  /** Takes it away at once, and gives the focus back. */
  readonly onClose: () => void;
}

/** «Ir a…», on a machine of its own, which ends with it: what was chosen is done once the focus is back where it was. */
export default function Palette({ store, routes, sesion, onSignOut, onClose }: PaletteProps) {
  const [path, navigate] = useLocation();
  const collect = (): readonly PaletteCommand[] => [
    ...store.commands(),
    ...shellCommands({ routes, sesion, path, onSignOut }),
  ];
  const [input] = useState(() => ({ items: collect() }));
  const palette = useActorRef(paletteMachine, { input });
  const context = useSelector(palette, (state) => state.context);

  const refresh = useEffectEvent(() => palette.send({ type: 'items.changed', items: collect() }));
  useEffect(() => store.subscribe(() => refresh()), [store]);

  const end = useEffectEvent((id: string | null | undefined) => {
    const command = collect().find((one) => one.id === id);
    onClose();
    if (!command) return;
    if ('to' in command) navigate(command.to);
    else command.run();
  });
  useEffect(() => {
    const { unsubscribe } = palette.subscribe({ complete: () => end(palette.getSnapshot().output) });
    return unsubscribe;
  }, [palette]);

  return (
    <>
      <PaletteContext value={store}>
        <Elsewhere routes={routes} sesion={sesion} path={path} />
      </PaletteContext>
      <PaletteDialog
        finds={findsOf(routes, sesion)}
        query={context.query}
        results={paletteResults(context)}
        active={activeItem(context)?.id ?? null}
        onQuery={(text) => palette.send({ type: 'query.typed', text })}
        onWalk={(step) => palette.send({ type: 'items.walked', step })}
        onEnter={() => palette.send({ type: 'active.chosen' })}
        onChoose={(id) => palette.send({ type: 'item.chosen', id })}
        onClose={() => palette.send({ type: 'palette.closed' })}
      />
    </>
  );
}

/** Pairs and budgets are what a screen offers beside itself: who may not enter it has none. */
function findsOf(routes: PaletteProps['routes'], sesion: Sesion): string {
  const hasOffers = routes.some(({ Offers, access }) => Offers && mayEnter(sesion, access));
  return hasOffers ? 'Par, presupuesto, pantalla o acción' : 'Pantalla o acción';
}
