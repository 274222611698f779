import { inThousands, type SalesEffects } from '@presupuesto/machines';
import { formatPercentDifference, formatTotalDifference } from '../../../format/signed.ts';
import { Note, Root, Terms } from './Effects.parts.ts';

interface EffectsProps {
  /** Null without a month to compare with. */
  readonly effects: SalesEffects | null;
  /** Which months of the reference these are, where they are not the same ones. */
  readonly matched?: string | undefined;
  readonly monedaID: string;
  /** Months of the reference are in another currency. */
  readonly isAbroad?: boolean;
}

/** Where the difference in sales to the reference comes from: volume and price, which add up to it. */
export function Effects({ effects, matched, monedaID, isAbroad = false }: EffectsProps) {
  const shown = effects && inThousands(effects);
  const figure = (value: number | undefined) => (value === undefined ? '—' : formatTotalDifference(value));
  return (
    <Root aria-label="Diferencia en ventas con el referente">
      <Terms>
        <div>
          <dt>Efecto volumen</dt>
          <dd>{figure(shown?.volumen)}</dd>
        </div>
        <div data-operator="+">
          <dt>Efecto precio</dt>
          <dd>{figure(shown?.precio)}</dd>
        </div>
        <div data-operator="=">
          <dt>Diferencia en ventas</dt>
          <dd>
            <strong>{figure(shown?.diferencia)}</strong>
            {typeof shown?.percent === 'number' && <small>{formatPercentDifference(shown.percent)}</small>}
          </dd>
        </div>
      </Terms>
      <Note>{shown ? noteOf(shown, { matched, monedaID, isAbroad }) : noneOf(isAbroad)}</Note>
    </Root>
  );
}

function noneOf(isAbroad: boolean): string {
  return isAbroad
    ? 'El referente está en otra moneda: sus precios no se pueden comparar.'
    : 'Sin meses del referente con los que comparar.';
}

function noteOf(
  { months, compared }: Pick<SalesEffects, 'months' | 'compared'>,
  { matched, monedaID, isAbroad }: Omit<EffectsProps, 'effects'>,
): string {
  const unit = `Miles de ${monedaID}`;
  const same = isAbroad ? ' en la misma moneda' : '';
  return compared < months
    ? `${unit}, ${compared} de ${months} meses: los que tienen referente${same}.`
    : `${unit} frente ${matched === undefined ? 'al referente' : `a ${matched}`}.`;
}
