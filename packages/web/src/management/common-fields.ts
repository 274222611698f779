import {
  type Division,
  listarDivisiones,
  listarPaises,
  type Pais,
  type Vendedor,
} from '@presupuesto/api-sdk/contract';
import { request } from '@presupuesto/machines';
import type { ChoiceField } from './fields.ts';

/** The country of a salesperson or a customer. */
export const countryField: ChoiceField = {
  kind: 'choice',
  name: 'paisID',
  label: 'País',
  placeholder: 'Seleccione un país',
  required: true,
  isNumeric: true,
  shown: ({ nombrePais }: { readonly nombrePais: string }) => nombrePais,
  options: {
    source: () => request(listarPaises, {}),
    option: ({ paisID, nombre }: Pais) => ({ value: `${paisID}`, label: nombre }),
  },
};

/** The division of a salesperson. */
export const divisionField: ChoiceField = {
  kind: 'choice',
  name: 'division',
  label: 'División',
  placeholder: 'Seleccione una división',
  required: true,
  shown: ({ division, nombreDivision }: Pick<Vendedor, 'division' | 'nombreDivision'>) =>
    nombreDivision ?? division,
  options: {
    source: () => request(listarDivisiones, {}),
    option: ({ divisionID, nombre }: Division) => ({ value: divisionID, label: nombre }),
  },
};
