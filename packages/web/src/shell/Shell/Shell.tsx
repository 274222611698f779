import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { loadedDialog } from '../../app/loaded-part.ts';
import { useOutbox } from '../../app/outbox.ts';
import type { AppRoute } from '../../app/route.tsx';
import { useSession, useSessionActor } from '../../app/session.ts';
import { ShellLine } from '../ConnectionLine/ShellLine.tsx';
import type { FromSignIn } from '../Guard/from-sign-in.ts';
import { LoadFailed } from '../LoadFailed/LoadFailed.tsx';
import { SkipLink } from '../Navbar/Navbar.parts.ts';
import { Navbar } from '../Navbar/Navbar.tsx';
import { PaletteHost } from '../Palette/PaletteHost.tsx';
import { createPaletteStore, PaletteContext } from '../Palette/palette-store.ts';
import { OutboxNotices } from '../PendingNotices/OutboxNotices.tsx';
import { QuietLeaving } from '../QuietLeaving/QuietLeaving.tsx';
import { isUnkept } from '../unkept.ts';
import { Footer, Main, Root } from './Shell.parts.ts';
import { useUndoInPlace } from './use-undo-in-place.ts';

const SignOutQuestion = loadedDialog(() => import('../SignOut/SignOutQuestion.tsx'));

interface ShellProps {
  readonly routes: readonly AppRoute[];
  readonly Screen: AppRoute['Screen'];
}

/** The frame around every screen but the sign-in. */
export default function Shell({ routes, Screen }: ShellProps) {
  const session = useSessionActor();
  const outbox = useOutbox();
  const [isAsked, setIsAsked] = useState(false);
  const sesion = useSession(({ context }) => context.sesion);
  const [path] = useLocation();
  const [year] = useState(() => new Date().getFullYear());
  const [palette] = useState(createPaletteStore);
  const main = useRef<HTMLElement>(null);
  const isFromSignIn = useHistoryState<FromSignIn | null>()?.isFromSignIn ?? false;
  const shown = useRef(isFromSignIn ? null : path);

  useUndoInPlace();

  // Reading goes on from the new screen, as it would after a page load. The sign-in is another screen.
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [path]);

  function signOut(): void {
    session.send({ type: 'session.closed' });
  }

  function askToSignOut(): void {
    if (isUnkept(outbox.getSnapshot())) setIsAsked(true);
    else signOut();
  }

  const offersPalette = sesion !== null && routes.length > 0;
  return (
    <Root>
      <SkipLink href="#contenido">Saltar al contenido</SkipLink>
      {sesion && (
        <Navbar sesion={sesion} routes={routes} onSignOut={askToSignOut} onGoTo={palette.ask}>
          <Suspense fallback={null}>
            <ShellLine />
          </Suspense>
        </Navbar>
      )}
      <Main id="contenido" ref={main} tabIndex={-1}>
        {sesion && <OutboxNotices />}
        <PaletteContext value={palette}>
          <LoadFailed key={path}>
            <QuietLeaving>
              <Screen />
            </QuietLeaving>
          </LoadFailed>
        </PaletteContext>
      </Main>
      <Footer>{year} Presupuestos de Venta</Footer>
      {offersPalette && (
        <PaletteHost store={palette} routes={routes} sesion={sesion} onSignOut={askToSignOut} />
      )}
      {isAsked && <SignOutQuestion onClose={() => setIsAsked(false)} onSignOut={signOut} />}
    </Root>
  );
}
