import { assignedProducts, availableProducts } from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { Building2, UserRound } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'wouter';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { TransferList } from '../../../ui/TransferList/TransferList.tsx';
import type { AssignmentActor } from './assignment.ts';
import { Failed, Prompt, Room } from './Screen.parts.ts';
import { useLacksSellers } from './use-lacks-sellers.ts';

/** Both lists of the chosen client, or what must be chosen before. */
export function Products({ assignment }: { readonly assignment: AssignmentActor }) {
  const noSeller = useSelector(assignment, (state) => state.hasTag('noSeller'));
  const lacksSellers = useLacksSellers(assignment);
  const noClient = useSelector(assignment, ({ context }) => context.clienteID === null);
  if (noSeller && lacksSellers) {
    return (
      <Prompt>
        <EmptyState
          icon={<UserRound size={28} aria-hidden />}
          title="Todavía no hay vendedores"
          text="Cree uno y después podrá asignarle clientes y productos."
          action={<Link href="/vendedores">Ir a Vendedores</Link>}
        />
      </Prompt>
    );
  }
  if (noSeller) {
    return (
      <Prompt>
        <EmptyState
          icon={<UserRound size={28} aria-hidden />}
          title="Seleccione un vendedor"
          text="Cada vendedor tiene sus propios clientes y productos."
        />
      </Prompt>
    );
  }
  if (noClient) {
    return (
      <Prompt>
        <EmptyState
          icon={<Building2 size={28} aria-hidden />}
          title="Seleccione un cliente"
          text="Después podrá asignarle productos o quitárselos."
        />
      </Prompt>
    );
  }
  return <Lists assignment={assignment} />;
}

function Lists({ assignment }: { readonly assignment: AssignmentActor }) {
  const { vendedorID, clienteID, productsProblem, assignedProblem } = useSelector(
    assignment,
    ({ context }) => context,
  );
  const available = useSelector(assignment, ({ context }) => availableProducts(context));
  const assigned = useSelector(assignment, ({ context }) => assignedProducts(context));
  const loading = useSelector(assignment, (state) => state.hasTag('loadingProducts'));
  const room = useRef<HTMLDivElement>(null);
  const problems = [...new Set([productsProblem, assignedProblem])].filter((problem) => problem !== null);

  function retry(): void {
    assignment.send({ type: 'retry.requested', part: 'products' });
    // The button that had the focus leaves.
    room.current?.focus();
  }

  return (
    <Room ref={room} tabIndex={-1}>
      {problems.length > 0 ? (
        <Failed>
          {problems.map((problem) => (
            <Alert key={problem}>{problem}</Alert>
          ))}
          <Button onClick={retry}>Reintentar</Button>
        </Failed>
      ) : (
        <TransferList
          key={`${vendedorID}/${clienteID}`}
          availableTitle="Productos Disponibles"
          assignedTitle="Productos Asignados al Cliente"
          available={available}
          assigned={assigned}
          loading={loading}
          onMove={(move) => assignment.send({ type: 'products.moved', ...move })}
        />
      )}
    </Room>
  );
}
