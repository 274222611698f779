import type { Finding, Review } from '@presupuesto/machines';
import { formatTotal } from '../../../format/numbers.ts';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { List } from './Findings.parts.ts';

export interface FindingsProps {
  /** Undefined while it is looked up; null where it cannot be had, which leaves its room empty. */
  readonly review: Review | null | undefined;
}

const LINES: readonly { readonly key: keyof Review; readonly one: string; readonly many: string }[] = [
  { key: 'noPresupuestados', one: 'par sin presupuestar', many: 'pares sin presupuestar' },
  { key: 'conMesesVacios', one: 'par con meses vacíos', many: 'pares con meses vacíos' },
  { key: 'sinPrecio', one: 'par con volumen sin precio', many: 'pares con volumen sin precio' },
];

/** What a seller should know before approving: three lines, there from the start, whose figures come. */
export function Findings({ review }: FindingsProps) {
  return (
    <List aria-label="Antes de aprobar" aria-busy={review === undefined} data-shown={review !== null}>
      {LINES.map(({ key, one, many }) => {
        const finding = review?.[key];
        return (
          <li key={key} data-found={finding !== undefined && finding.count > 0}>
            {finding && finding.count > 0 ? (
              <details>
                <summary>
                  <strong>{formatTotal(finding.count)}</strong> {finding.count === 1 ? one : many}
                </summary>
                <Names finding={finding} />
              </details>
            ) : (
              <p>
                <strong>{finding ? '0' : <Skeleton width="2ch" height="0.9em" />}</strong> {many}
              </p>
            )}
          </li>
        );
      })}
    </List>
  );
}

function Names({ finding: { count, pairs } }: { readonly finding: Finding }) {
  const more = count - pairs.length;
  return (
    <ul>
      {pairs.map(({ nombreCliente, nombreProducto }) => (
        <li key={`${nombreCliente}\n${nombreProducto}`}>
          {nombreCliente} · {nombreProducto}
        </li>
      ))}
      {more > 0 && <li>y {formatTotal(more)} más</li>}
    </ul>
  );
}
