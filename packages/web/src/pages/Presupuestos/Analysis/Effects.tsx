import { inThousands, type SalesEffects } from '@presupuesto/machines';
import { formatPercentDifference, formatTotalDifference } from '../../../format/signed.ts';
import { Note, Root, Terms } from './Effects.parts.ts';

interface EffectsProps {
  /** Null without a month to compare with. */
  readonly effects: SalesEffects | null;
  /** Which months of the reference these are, where they are not the same ones. */
  readonly matched?: string | undefined;
  readonly monedaID: string;
}

/** Where the difference in sales to the reference comes from: volume and price, which add up to it. */
export function Effects({ effects, matched, monedaID }: EffectsProps) {
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
      <Note>{noteOf(shown, monedaID, matched)}</Note>
    </Root>
  );
}

function noteOf(
  shown: { readonly months: number; readonly compared: number } | null,
  monedaID: string,
  matched: string | undefined,
): string {
  if (!shown) return 'Sin meses del referente con los que comparar.';
  const unit = `Miles de ${monedaID}`;
  return shown.compared < shown.months
    ? `${unit}, ${shown.compared} de ${shown.months} meses: los que tienen referente.`
    : `${unit} frente ${matched === undefined ? 'al referente' : `a ${matched}`}.`;
}
