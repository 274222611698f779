import { ListChecks } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { Link } from 'wouter';
import { formatTotal } from '../../../format/numbers.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Retry } from '../../../ui/Retry/Retry.tsx';
import { Filters, type FiltersProps } from './Filters.tsx';
import { LoadingRows } from './LoadingRows.tsx';
import { Footer, Header, Message, Root } from './PairList.parts.ts';
import { Rows, type RowsProps } from './Rows.tsx';

export interface PairListProps extends RowsProps, FiltersProps {
  readonly state: 'empty' | 'loading' | 'loaded' | 'failed';
  /** Pairs of the period, whatever the filters show of them. */
  readonly total: number;
  readonly problem: string | null;
  readonly onRetry: () => void;
}

/** The seller's client-product pairs of a period, with what narrows them. */
export function PairList(props: PairListProps) {
  // A key is painted before what it narrows; the chosen row is drawn at once, for the keys that go on from it.
  const earlier = useDeferredValue(props);
  const shown = earlier.selected === props.selected ? earlier : props;
  return (
    <Root data-pairs aria-label="Lista de clientes y productos" aria-busy={props.state === 'loading'}>
      <Header>
        <Filters {...props} />
      </Header>
      <Listed {...shown} />
    </Root>
  );
}

const Listed = memo(function Listed(props: PairListProps) {
  const { rows, total } = props;
  return (
    <>
      <Body {...props} />
      <Footer>
        <output>
          {total > 0 &&
            (rows.length === total ? pairs(total) : `${formatTotal(rows.length)} de ${pairs(total)}`)}
        </output>
        <Link href="/asignacion-cliente-producto">
          <ListChecks size={16} aria-hidden />
          Asignar
        </Link>
      </Footer>
    </>
  );
});

const pairs = (count: number): string => (count === 1 ? '1 par' : `${formatTotal(count)} pares`);

function Body(props: PairListProps) {
  const { state, rows, total, problem, onRetry } = props;
  if (rows.length > 0) return <Rows {...props} />;
  if (state === 'loading') return <LoadingRows />;
  if (state === 'failed') {
    return (
      <Message>
        <Alert>{problem}</Alert>
        <Retry onRetry={onRetry} />
      </Message>
    );
  }
  if (state === 'empty')
    return <EmptyState title="Elija un presupuesto" text="La lista mostrará sus clientes y productos." />;
  if (total > 0)
    return <EmptyState title="No se encontraron registros" text="Cambie la búsqueda o quite los filtros." />;
  return (
    <EmptyState
      title="Sin clientes ni productos"
      text="Asigne productos a sus clientes para presupuestarlos."
    />
  );
}
