import { type DashboardFilters, dashboardMachine, dashboardYears } from '@presupuesto/machines';
import { useActor } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useProvided } from '../../app/ports.ts';
import { useSession } from '../../app/session.ts';
import { readFilters, readName, writeFilters } from './address.ts';

/** The dashboard's machine at work; year, division and what is looked for among the salespeople stand in the page's address. */
export function useDashboard() {
  const [years] = useState(() => dashboardYears(new Date().getFullYear()));
  const [path, navigate] = useLocation();
  const address = useSearch();
  const isAdministrator = useSession(({ context }) => context.sesion?.tipoUsuario === 'ADMINISTRADOR');
  const [input] = useState(() => ({ filters: readFilters(address, years) }));
  const [state, send, actor] = useActor(useProvided(dashboardMachine), { input });

  const name = readName(address);
  const go = useCallback(
    (filters: DashboardFilters, looked: string, options?: { replace: boolean }) => {
      const query = writeFilters(filters, looked);
      navigate(query === '' ? path : `${path}?${query}`, options);
    },
    [navigate, path],
  );

  useEffect(() => {
    const { unsubscribe } = actor.on('filters.chosen', ({ filters, isCorrection }) =>
      go(filters, name, { replace: isCorrection }),
    );
    return unsubscribe;
  }, [actor, go, name]);

  useEffect(() => {
    send({ type: 'address.changed', filters: readFilters(address, years) });
  }, [send, address, years]);

  useEffect(() => send({ type: 'role.known', isAdministrator }), [send, isAdministrator]);

  // Nobody goes back letter by letter.
  const search = (looked: string) => go(state.context, looked, { replace: true });
  return { years, state, send, name, search };
}
