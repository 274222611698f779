import { plain, type WholePair, wordsOf } from '@presupuesto/machines';
import { useState } from 'react';
import { formatTotal } from '../../../format/numbers.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx';
import { Retry } from '../../../ui/Retry/Retry.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { TextBox } from '../../../ui/TextBox/TextBox.tsx';
import { Count, List, Root } from './PairChoice.parts.ts';

/** More are found by typing. */
const LISTED = 100;

export interface PairChoiceProps {
  readonly pairs: readonly WholePair[];
  /** clienteProductoIDs. */
  readonly chosen: ReadonlySet<number>;
  readonly pairsLoading: boolean;
  readonly pairsProblem: string | null;
  readonly onPair: (clienteProductoID: number) => void;
  readonly onRetry: () => void;
}

/** The budgeted pairs of a seller, to be found by their names and chosen. */
export function PairChoice({ pairs, chosen, pairsLoading, pairsProblem, onPair, onRetry }: PairChoiceProps) {
  const [search, setSearch] = useState('');
  if (pairsLoading) return <Skeleton height="200px" />;
  if (pairsProblem !== null) {
    return (
      <Root>
        <Alert>{pairsProblem}</Alert>
        <Retry onRetry={onRetry} />
      </Root>
    );
  }
  const words = wordsOf(search);
  const found = pairs.filter((pair) => {
    const name = plain(nameOf(pair));
    return words.every((word) => name.includes(word));
  });
  const shown = found.slice(0, LISTED);
  return (
    <Root>
      <TextBox
        label="Buscar"
        placeholder="Cliente o producto"
        hideLabel
        value={search}
        onChange={setSearch}
      />
      <List aria-label="Pares presupuestados">
        {shown.map((pair) => (
          <li key={pair.clienteProductoID}>
            <Checkbox
              label={nameOf(pair)}
              checked={chosen.has(pair.clienteProductoID)}
              onChange={() => onPair(pair.clienteProductoID)}
            />
          </li>
        ))}
      </List>
      <Count>
        {chosen.size === 1 ? '1 par elegido' : `${formatTotal(chosen.size)} pares elegidos`}
        {found.length > LISTED &&
          ` · se ven ${LISTED} de ${formatTotal(found.length)}: escriba para encontrar los demás`}
        {found.length === 0 && ' · no se encontró ninguno'}
      </Count>
    </Root>
  );
}

const nameOf = ({ nombreCliente, nombreProducto }: WholePair): string =>
  `${nombreCliente} · ${nombreProducto}`;
