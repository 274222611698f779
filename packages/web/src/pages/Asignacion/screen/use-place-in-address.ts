import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { writePlace } from './address.ts';
import type { AssignmentActor } from './assignment.ts';

/** Keeps the address at what is chosen, so that a reload, Back or a link comes to it again. */
export function usePlaceInAddress(assignment: AssignmentActor): void {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const query = useSelector(assignment, ({ context }) => writePlace(context));
  useEffect(() => {
    if (query !== search) navigate(query === '' ? path : `${path}?${query}`, { replace: true });
  }, [query, search, path, navigate]);
}
