import { dashboardMachine, dashboardYears } from '@presupuesto/machines';
import { useActor } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useProvided } from '../../app/ports.ts';
import { useSession } from '../../app/session.ts';
import { readFilters, writeFilters } from './address.ts';

/** The dashboard's machine at work; year and division stand in the page's address. */
export function useDashboard() {
  const [years] = useState(() => dashboardYears(new Date().getFullYear()));
  const [path, navigate] = useLocation();
  const search = useSearch();
  const isAdministrator = useSession(({ context }) => context.sesion?.tipoUsuario === 'ADMINISTRADOR');
  const [input] = useState(() => ({ filters: readFilters(search, years) }));
  const [state, send, actor] = useActor(useProvided(dashboardMachine), { input });

  useEffect(() => {
    const { unsubscribe } = actor.on('filters.chosen', ({ filters }) => {
      const query = writeFilters(filters);
      navigate(query === '' ? path : `${path}?${query}`);
    });
    return unsubscribe;
  }, [actor, navigate, path]);

  useEffect(() => {
    send({ type: 'address.changed', filters: readFilters(search, years) });
  }, [send, search, years]);

  useEffect(() => send({ type: 'role.known', isAdministrator }), [send, isAdministrator]);

  return { years, state, send };
}
