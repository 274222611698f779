import type { ManagementMachine } from '@presupuesto/machines';
import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { readAddress, writeAddress } from './address.ts';
import type { Filter } from './record-kind.ts';

interface Addressed<Item extends object> {
  readonly actor: ActorRefFrom<ManagementMachine<Item>>;
  readonly filters: readonly Filter[];
}

/** Keeps the page's address and the screen's place in its list the same: the machine decides, the browser's history too. */
export function useAddress<Item extends object>({ actor, filters }: Addressed<Item>): void {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const here = useRef({ path, search, navigate });

  useEffect(() => {
    here.current = { path, search, navigate };
  });

  useEffect(() => {
    const { unsubscribe } = actor.on('address.chosen', ({ address, isCorrection }) => {
      const current = here.current;
      const query = writeAddress(filters, address);
      if (query === new URLSearchParams(current.search).toString()) return;
      current.navigate(query === '' ? current.path : `${current.path}?${query}`, { replace: isCorrection });
    });
    return unsubscribe;
  }, [actor, filters]);

  useEffect(() => {
    actor.send({ type: 'address.changed', address: readAddress(filters, search) });
  }, [actor, filters, search]);
}
