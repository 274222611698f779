import { Search } from 'lucide-react';
import { type CSSProperties, useRef } from 'react';
import { formatTotal } from '../../../format/numbers.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { TextBox } from '../../../ui/TextBox/TextBox.tsx';
import { Columns, Footer, Header, Message, Rest, Root } from './ClientList.parts.ts';
import { Rows, type RowsProps } from './Rows.tsx';

/** As many as a window of 1 440 × 900 shows. */
const WIDTHS = ['72%', '58%', '80%', '64%', '70%', '52%', '76%', '60%', '68%', '56%', '74%', '62%'];

interface ClientListProps extends RowsProps {
  readonly loading: boolean;
  readonly problem: string | null;
  /** Clients in all, whatever the search shows of them. */
  readonly total: number;
  /** Letters of the longest of all codes. */
  readonly codeLetters: number;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly onRetry: () => void;
}

/** The clients, by code and name, with a search. */
export function ClientList(props: ClientListProps) {
  const { clients, total, codeLetters, search } = props;
  const root = useRef<HTMLElement>(null);
  const style: CSSProperties & Record<'--code', string> = { '--code': `${codeLetters}ch` };

  function retry(): void {
    props.onRetry();
    // The button that had the focus leaves.
    root.current?.focus();
  }

  return (
    <Root ref={root} tabIndex={-1} aria-label="Lista de clientes" aria-busy={props.loading} style={style}>
      <Header>
        <TextBox
          label="Buscar cliente"
          hideLabel
          placeholder="Código o nombre"
          value={search}
          onChange={props.onSearch}
          icon={<Search size={16} aria-hidden />}
        />
      </Header>
      <Columns aria-hidden="true">
        <span>Código</span>
        <span>Nombre</span>
      </Columns>
      <Body {...props} onRetry={retry} />
      <Footer>
        {total > 0 &&
          (clients.length === total ? counted(total) : `${formatTotal(clients.length)} de ${counted(total)}`)}
      </Footer>
    </Root>
  );
}

const counted = (count: number): string => (count === 1 ? '1 cliente' : `${formatTotal(count)} clientes`);

function Body(props: ClientListProps) {
  const { clients, loading, problem, total } = props;
  if (problem !== null) {
    return (
      <Message>
        <Alert>{problem}</Alert>
        <Button onClick={props.onRetry}>Reintentar</Button>
      </Message>
    );
  }
  if (clients.length > 0) return <Rows {...props} />;
  if (loading) {
    return (
      <Rest aria-hidden="true">
        {WIDTHS.map((width) => (
          <div key={width}>
            <Skeleton width="52px" height="14px" />
            <Skeleton width={width} height="14px" />
          </div>
        ))}
      </Rest>
    );
  }
  return total > 0 ? (
    <EmptyState title="No se encontraron registros" text="Cambie la búsqueda." />
  ) : (
    <EmptyState title="Todavía no hay clientes" />
  );
}
