import { activityMachine } from '@presupuesto/machines';
import { useActor, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useProvided } from '../../app/ports.ts';
import { readFilters, writeFilters } from './address.ts';

/** The activity's machine at work; its filters stand in the page's address. */
export function useActivity() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [input] = useState(() => ({ filters: readFilters(search) }));
  const [state, send, actor] = useActor(useProvided(activityMachine), { input });
  const download = useSelector(state.children.download, (snapshot) => snapshot);

  useEffect(() => {
    const { unsubscribe } = actor.on('filters.chosen', ({ filters }) => {
      const query = writeFilters(filters);
      navigate(query === '' ? path : `${path}?${query}`);
    });
    return unsubscribe;
  }, [actor, navigate, path]);

  useEffect(() => {
    send({ type: 'address.changed', filters: readFilters(search) });
  }, [send, search]);

  return { state, send, download };
}
