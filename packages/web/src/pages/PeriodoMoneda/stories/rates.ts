import {
  actualizarPeriodoMoneda,
  crearPeriodoMoneda,
  eliminarPeriodoMoneda,
  listarMonedas,
  listarPeriodosMoneda,
  listarReferentes,
  type PeriodoMoneda as Tasa,
  type TasaFaltante,
} from '@presupuesto/api-sdk/contract';
import { fn } from 'storybook/test';
import { ok } from '../../../app/stories/fake-ports.ts';
import { administrator, withApp } from '../../../app/stories/WithApp.tsx';
import { currencies, monedaIDs } from '../../../fixtures/currencies.ts';
import { referentes } from '../../../fixtures/periods.ts';
import { missingRates, rates } from '../../../fixtures/rates.ts';
import { fakeRecords } from '../../../management/stories/fake-records.ts';
import PeriodoMoneda from '../PeriodoMoneda.tsx';

/** What the server calls a currency. */
function nameOf(monedaID: string): string {
  const known = monedaIDs.find((id) => id === monedaID);
  return known ? currencies[known].nombreMoneda : monedaID;
}

/** The server of the stories: seven rates of four periods. */
export const records = fakeRecords<Tasa>({
  list: listarPeriodosMoneda,
  create: crearPeriodoMoneda,
  update: actualizarPeriodoMoneda,
  remove: eliminarPeriodoMoneda,
  key: 'periodoMonedaID',
  items: rates,
  searched: ({ periodoID }) => periodoID,
  completed: (rate) => ({ ...rate, nombreMoneda: nameOf(rate.monedaID) }),
  choices: [
    [listarReferentes, referentes],
    [listarMonedas, monedaIDs],
  ],
});

export const loadMissingRates = fn(async () => ok<TasaFaltante[]>([]));

/** An administrator's screen; every story starts with the same rates, and three that are missing. */
export const ratesMeta = {
  component: PeriodoMoneda,
  decorators: [withApp],
  parameters: {
    app: {
      sesion: administrator,
      work: { request: records.request, listarTasasFaltantes: loadMissingRates },
    },
  },
  beforeEach: () => {
    records.reset();
    loadMissingRates.mockReset();
    loadMissingRates.mockResolvedValue(ok([...missingRates]));
  },
};
