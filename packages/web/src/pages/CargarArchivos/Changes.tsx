import type { CambiosCarga } from '@presupuesto/api-sdk/contract';
import type { Purpose } from '@presupuesto/machines';
import { useId } from 'react';
import { formatImporte, formatTotal } from '../../format/numbers.ts';
import { formatImporteDifference } from '../../format/signed.ts';
import { Figures, Root, RowCounts } from './Changes.parts.ts';

interface ChangesProps {
  readonly cambios: CambiosCarga;
  readonly purpose: Purpose;
}

const UNKNOWN = '—';

/** What a load changes in its period, or would: rows, and the period's figures before and after. */
export function Changes({ cambios, purpose }: ChangesProps) {
  const { periodoID, periodoNuevo, filasNuevas, filasCambiadas, filasIguales, paresNuevos } = cambios;
  const id = useId();
  const isCheck = purpose === 'check';
  const made = isCheck ? 'se crearía con la carga' : 'creado con la carga';
  const counts: readonly (readonly [string, number])[] = [
    ['Filas nuevas', filasNuevas],
    ['Cambiadas', filasCambiadas],
    ['Iguales', filasIguales],
    ['Pares nuevos', paresNuevos],
  ];
  return (
    <Root aria-labelledby={id}>
      <h3 id={id}>
        Período {periodoID}
        {periodoNuevo && `: ${made}`}
      </h3>
      <RowCounts>
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatTotal(count)}</dd>
          </div>
        ))}
      </RowCounts>
      <Figures aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">Total del período</th>
            <th scope="col">Antes</th>
            <th scope="col">Después</th>
            <th scope="col">Diferencia</th>
          </tr>
        </thead>
        <tbody>
          <Measure name="Toneladas" before={cambios.toneladasAntes} after={cambios.toneladasDespues} />
          <Measure
            name="Valor (EUR)"
            before={cambios.valorEURAntes ?? null}
            after={cambios.valorEURDespues ?? null}
          />
        </tbody>
      </Figures>
    </Root>
  );
}

interface MeasureProps {
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** A value that lacks a rate is no zero: its place shows a dash, and the line about rates says why. */
function Measure({ name, before, after }: MeasureProps) {
  const shown = (value: number | null) => (value === null ? UNKNOWN : formatImporte(value));
  const difference = before === null || after === null ? UNKNOWN : formatImporteDifference(after - before);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{shown(before)}</td>
      <td>{shown(after)}</td>
      <td>{difference}</td>
    </tr>
  );
}
