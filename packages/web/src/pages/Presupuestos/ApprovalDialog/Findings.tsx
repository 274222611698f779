import type { Finding, FoundPair, Review } from '@presupuesto/machines';
import { formatTotal } from '../../../format/numbers.ts';
import { VisitLink } from '../../../shell/VisitLink/VisitLink.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { List } from './Findings.parts.ts';
import { figureText } from './finding-text.ts';

interface Links {
  /** The address of a pair that was found, and of its first figure. */
  readonly linkTo: (found: FoundPair) => string;
  readonly onFollow: () => void;
}

interface FindingsProps extends Links {
  /** Undefined while it is looked up; null where it cannot be had. */
  readonly review: Review | null | undefined;
  /** What it is compared with; null for nothing. */
  readonly referenteID: string | null;
}

interface Line {
  readonly key: Exclude<keyof Review, 'reabiertos' | 'pares'>;
  readonly one: string;
  readonly many: string;
}

const LINES: readonly Line[] = [
  { key: 'noPresupuestados', one: 'par sin presupuestar', many: 'pares sin presupuestar' },
  { key: 'conMesesVacios', one: 'par con meses vacíos', many: 'pares con meses vacíos' },
  { key: 'sinPrecio', one: 'par con volumen sin precio', many: 'pares con volumen sin precio' },
];

const COMPARED: readonly Line[] = [
  {
    key: 'lejos',
    one: 'par a más de un 50\u00a0% de su referente',
    many: 'pares a más de un 50\u00a0% de su referente',
  },
  {
    key: 'precioMenor',
    one: 'par con precio menor que su referente',
    many: 'pares con precio menor que su referente',
  },
];

/** What a seller should know before approving: lines that are there from the start, whose figures come. */
export function Findings({ review, referenteID, ...links }: FindingsProps) {
  if (review === null) return <p>No se ha podido revisar el presupuesto; puede aprobarlo igualmente.</p>;
  return (
    <div>
      <List aria-label="Antes de aprobar" aria-busy={review === undefined}>
        {[...LINES, ...(referenteID === null ? [] : COMPARED)].map((line) => (
          <li key={line.key} data-found={(review?.[line.key]?.count ?? 0) > 0}>
            <Found line={line} finding={review?.[line.key]} {...links} />
          </li>
        ))}
      </List>
      {referenteID === null && (
        <small>Sin referente elegido: las cifras no se han comparado con ninguno.</small>
      )}
    </div>
  );
}

interface FoundProps extends Links {
  readonly line: Line;
  /** Undefined while it is looked up; null where its reference cannot be had. */
  readonly finding: Finding | null | undefined;
}

function Found({ line: { one, many }, finding, ...links }: FoundProps) {
  if (finding === undefined || finding === null || finding.count === 0) {
    return (
      <p>
        <strong>
          {finding === undefined ? <Skeleton width="2ch" height="0.9em" /> : (finding?.count ?? '—')}
        </strong>{' '}
        {many}
      </p>
    );
  }
  return (
    <details>
      <summary>
        <strong>{formatTotal(finding.count)}</strong> {finding.count === 1 ? one : many}
      </summary>
      <Pairs finding={finding} {...links} />
    </details>
  );
}

function Pairs({ finding: { count, pairs }, linkTo, onFollow }: Links & { readonly finding: Finding }) {
  const more = count - pairs.length;
  return (
    <ul>
      {pairs.map((pair) => (
        <li key={pair.clienteProductoID}>
          <VisitLink query={linkTo(pair)} onFollow={onFollow}>
            {pair.nombreCliente} · {pair.nombreProducto}
          </VisitLink>
          {pair.first && <span>{figureText(pair.first, pair.figures)}</span>}
        </li>
      ))}
      {more > 0 && <li>y {formatTotal(more)} más</li>}
    </ul>
  );
}
