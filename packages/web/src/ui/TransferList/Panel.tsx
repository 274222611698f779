import { Search } from 'lucide-react';
import { useId } from 'react';
import { formatTotal } from '../../format/numbers.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { TextBox } from '../TextBox/TextBox.tsx';
import { Footer, Header, List, Message, Rest, Root } from './Panel.parts.ts';
import { Rows, type RowsProps } from './Rows.tsx';

const WIDTHS = ['72%', '58%', '80%', '64%', '70%', '52%', '76%', '60%'];

interface PanelProps extends RowsProps {
  readonly loading: boolean;
  /** Said when there is no item at all. */
  readonly empty: string;
}

/** One of the two lists: title, search, items and counts. */
export function Panel(props: PanelProps) {
  const { label, side, loading, empty } = props;
  const id = useId();
  const { items, shown } = side;
  const waiting = loading && items.length === 0;
  return (
    <Root aria-labelledby={id} aria-busy={loading}>
      <Header>
        <h2 id={id}>{label}</h2>
        <TextBox
          label={`Buscar en ${label}`}
          hideLabel
          placeholder="Buscar"
          value={side.search}
          onChange={side.setSearch}
          icon={<Search size={16} aria-hidden />}
        />
      </Header>
      <List>
        <Rows {...props} />
        {waiting && (
          <Rest aria-hidden="true">
            {WIDTHS.map((width) => (
              <div key={width}>
                <Skeleton width={width} height="14px" />
              </div>
            ))}
          </Rest>
        )}
        {!waiting && shown.length === 0 && (
          <Message>
            <EmptyState title={items.length === 0 ? empty : 'No se encontraron registros'} />
          </Message>
        )}
      </List>
      <Footer>
        {items.length > 0 && (
          <span>{`${formatTotal(side.chosen.length)} de ${formatTotal(shown.length)} ${shown.length === 1 ? 'seleccionado' : 'seleccionados'}`}</span>
        )}
        {shown.length < items.length && <span>{`${formatTotal(items.length)} en total`}</span>}
      </Footer>
    </Root>
  );
}
