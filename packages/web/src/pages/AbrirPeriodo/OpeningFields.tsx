import { MONTH_NAMES, TIPOS_APERTURA } from '@presupuesto/api-sdk/contract';
import type { OpeningField } from '@presupuesto/machines';
import { Select } from '../../ui/Select/Select.tsx';
import { TextBox } from '../../ui/TextBox/TextBox.tsx';
import { Fields } from './AbrirPeriodo.parts.ts';
import { OriginChoice } from './OriginChoice.tsx';
import type { Opening } from './use-opening.ts';

const TYPES = TIPOS_APERTURA.map((tipo) => ({ value: tipo, label: tipo }));
const MONTHS = MONTH_NAMES.map((name, index) => ({ value: String(index + 1), label: name }));

type OpeningFieldsProps = Pick<Opening, 'state' | 'send' | 'fields'>;

/** From which period, and what the new one is. */
export function OpeningFields({ state, send, fields }: OpeningFieldsProps) {
  const { values, problems, origins, originsProblem, round } = state.context;
  const control = (field: OpeningField) => ({
    name: field,
    required: true,
    value: values[field],
    error: problems[field],
    onChange: (value: string) => send({ type: 'field.typed', field, value }),
  });
  return (
    // Emptied, the fields are new ones: none of them has been left yet.
    <Fields key={round} ref={fields}>
      <OriginChoice
        {...control('periodoOrigen')}
        origins={origins}
        loading={state.hasTag('loadingOrigins')}
        problem={originsProblem}
        onRetry={() => send({ type: 'retry.requested' })}
      />
      <TextBox
        {...control('periodoDestino')}
        label="Período Destino"
        placeholder="SOP10-2025"
        maxLength={20}
      />
      <Select
        {...control('tipoPeriodo')}
        label="Tipo Período"
        placeholder="Seleccione un tipo"
        options={TYPES}
      />
      <TextBox {...control('anioInicio')} label="Año Inicio" type="integer" step={1} />
      <Select {...control('mesInicio')} label="Mes Inicio" placeholder="Seleccione un mes" options={MONTHS} />
      <TextBox {...control('cantidadMeses')} label="Cantidad Meses" type="integer" step={1} />
    </Fields>
  );
}
