import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { sellerNames } from '../../../format/seller-names.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import type { AssignmentActor } from './assignment.ts';
import { Bar } from './Screen.parts.ts';
import { useLacksSellers } from './use-lacks-sellers.ts';

/** Whose relations an administrator works on (decisions §8). */
export function Sellers({ assignment }: { readonly assignment: AssignmentActor }) {
  const { vendedores, vendedorID, sellersProblem } = useSelector(assignment, ({ context }) => context);
  const loading = useSelector(assignment, (state) => state.hasTag('loadingSellers'));
  const lacksSellers = useLacksSellers(assignment);
  const nameOf = sellerNames(vendedores);
  const isListed = vendedores.some((vendedor) => vendedor.vendedorID === vendedorID);
  const bar = useRef<HTMLDivElement>(null);

  function retry(): void {
    assignment.send({ type: 'retry.requested', part: 'sellers' });
    // The button that had the focus leaves.
    bar.current?.focus();
  }

  return (
    <Bar ref={bar} tabIndex={-1}>
      <div>
        <Select
          label="Vendedor"
          placeholder={loading ? 'Cargando…' : lacksSellers ? 'No hay vendedores' : 'Seleccione un vendedor'}
          disabled={vendedores.length === 0}
          options={vendedores.map((vendedor) => ({
            value: `${vendedor.vendedorID}`,
            label: `${nameOf(vendedor)}${vendedor.activo ? '' : ' (inactivo)'}`,
          }))}
          value={isListed ? `${vendedorID}` : ''}
          onChange={(value) =>
            assignment.send({ type: 'seller.chosen', vendedorID: value === '' ? null : Number(value) })
          }
        />
      </div>
      <Alert>{sellersProblem}</Alert>
      {sellersProblem !== null && <Button onClick={retry}>Reintentar</Button>}
    </Bar>
  );
}
