import { chosenClient } from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useLeaveWarning } from '../../../app/use-leave-warning.ts';
import { Page } from '../../../shell/Page/Page.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { placeOf } from './address.ts';
import { useAssignment } from './assignment.ts';
import { Clients } from './Clients.tsx';
import { Products } from './Products.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { Chosen, Frame, Heading, List, Right, Workspace } from './Screen.parts.ts';
import { Sellers } from './Sellers.tsx';
import { useFold } from './use-fold.ts';
import { usePlaceInAddress } from './use-place-in-address.ts';

/** Clients beside the two lists of the chosen one's products; on a phone one column, the clients folding away. */
export function Screen({ isAdministrator }: { readonly isAdministrator: boolean }) {
  const search = useSearch();
  const [place] = useState(() => placeOf(search));
  const assignment = useAssignment(isAdministrator, place);
  usePlaceInAddress(assignment);
  const cliente = useSelector(assignment, ({ context }) => chosenClient(context));
  useLeaveWarning(useSelector(assignment, (state) => state.hasTag('saving')));
  const { button, choose, toggle, ...fold } = useFold(place.clienteID !== null);
  // The client that is asked for comes with the list: its products are what is shown meanwhile.
  const isAwaited = useSelector(
    assignment,
    (state) => state.context.clienteID !== null && state.hasTag('loadingClients'),
  );
  const isThere = cliente !== null || isAwaited;
  const folded = fold.folded && isThere;
  return (
    <Frame data-fills="window">
      <Page title="Asignación de Clientes y Productos">
        {isAdministrator && <Sellers assignment={assignment} />}
        <Workspace data-list={folded ? 'folded' : 'open'} data-chosen={isThere}>
          {cliente && (
            <Chosen ref={button} type="button" aria-expanded={!folded} onClick={toggle}>
              <span>{cliente.nombre}</span>
              <small>{cliente.clienteCodigo}</small>
              <ChevronDown size={18} aria-hidden />
            </Chosen>
          )}
          {!cliente && isAwaited && (
            <Chosen as="div" aria-busy>
              <Skeleton width="60%" />
            </Chosen>
          )}
          <List>
            <Clients assignment={assignment} onChosen={choose} />
          </List>
          <Right>
            {cliente && (
              <Heading>
                <h2 title={`${cliente.nombre} ${cliente.clienteCodigo}`}>
                  {cliente.nombre} <small>{cliente.clienteCodigo}</small>
                </h2>
                <SaveStatus assignment={assignment} />
              </Heading>
            )}
            <Products assignment={assignment} />
          </Right>
        </Workspace>
      </Page>
    </Frame>
  );
}
