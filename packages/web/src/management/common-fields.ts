import { listarDivisiones, listarPaises, type Vendedor } from '@presupuesto/api-sdk/contract';
import { choiceSource, request } from '@presupuesto/machines';
import type { ChoiceField } from './fields.ts';

/** The country of a salesperson or a customer. */
export const countryField: ChoiceField<{ readonly nombrePais: string }> = {
  kind: 'choice',
  name: 'paisID',
  label: 'País',
  placeholder: 'Seleccione un país',
  required: true,
  isNumeric: true,
  shown: ({ nombrePais }) => nombrePais,
  options: {
    source: () =>
      choiceSource(request(listarPaises, {}), ({ paisID, nombre }) => ({
        value: `${paisID}`,
        label: nombre,
      })),
  },
};

/** The division of a salesperson. */
export const divisionField: ChoiceField<Pick<Vendedor, 'division' | 'nombreDivision'>> = {
  kind: 'choice',
  name: 'division',
  label: 'División',
  placeholder: 'Seleccione una división',
  required: true,
  shown: ({ division, nombreDivision }) => nombreDivision ?? division,
  options: {
    source: () =>
      choiceSource(request(listarDivisiones, {}), ({ divisionID, nombre }) => ({
        value: divisionID,
        label: nombre,
      })),
    whenNone: 'No hay divisiones: cree antes una en Divisiones.',
  },
};
