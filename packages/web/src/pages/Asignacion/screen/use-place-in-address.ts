import { shallowEqual, useSelector } from '@xstate/react';
import { useSearch } from 'wouter';
import { useQueryInAddress } from '../../../app/use-query-in-address.ts';
import { placeOf, writePlace } from './address.ts';
import type { AssignmentActor } from './assignment.ts';

/** Keeps the address at what is chosen and searched for. */
export function usePlaceInAddress(assignment: AssignmentActor): void {
  const shown = placeOf(useSearch());
  const place = useSelector(
    assignment,
    ({ context: { vendedorID, clienteID, search } }) => ({ vendedorID, clienteID, search }),
    shallowEqual,
  );
  useQueryInAddress(writePlace(place), { isTyped: place.search !== shown.search });
}
