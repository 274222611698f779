import { visibleClients } from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { ClientList } from '../ClientList/ClientList.tsx';
import type { AssignmentActor } from './assignment.ts';

interface ClientsProps {
  readonly assignment: AssignmentActor;
  readonly onChosen: () => void;
}

/** The client list, on the machine. */
export function Clients({ assignment, onChosen }: ClientsProps) {
  const { clientes, clienteID, search, problem } = useSelector(assignment, ({ context }) => context);
  const clients = useSelector(assignment, ({ context }) => visibleClients(context));
  const codeLetters = useMemo(
    () => clientes.reduce((most, { clienteCodigo }) => Math.max(most, clienteCodigo.length), 0),
    [clientes],
  );
  const loading = useSelector(assignment, (state) => state.hasTag('loadingClients'));
  return (
    <ClientList
      clients={clients}
      total={clientes.length}
      codeLetters={codeLetters}
      selected={clienteID}
      loading={loading}
      problem={problem}
      search={search}
      onSearch={(text) => assignment.send({ type: 'search.typed', text })}
      onSelect={(cliente) => {
        assignment.send({ type: 'client.chosen', clienteID: cliente.clienteID });
        onChosen();
      }}
      onRetry={() => assignment.send({ type: 'retry.requested', part: 'clients' })}
    />
  );
}
