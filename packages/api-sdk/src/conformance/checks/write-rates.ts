import { contract } from '../../contract/contract.ts';
import type { Check } from '../check.ts';
import { expectStatus, field, type Kit, type Row } from '../kit.ts';
import { must, needed } from '../verdict.ts';
import { number, text } from './found.ts';

const { listarPeriodosMoneda, crearPeriodoMoneda, actualizarPeriodoMoneda, eliminarPeriodoMoneda } =
  contract.periodosMoneda;

/** Removes a rate of the kit's own period, creates it again, and changes it. */
export function rateChecks(periodoID: () => string): Check[] {
  let monedaID: string | undefined;
  const currency = () => needed(monedaID, 'el período propio no tiene tasas');
  const list = async (kit: Kit) => {
    const rows = await kit.rows(listarPeriodosMoneda, { query: { periodoId: periodoID(), pageSize: 100 } });
    return rows.filter((row) => field(row, 'periodoID') === periodoID());
  };
  const find = async (kit: Kit): Promise<Row | undefined> =>
    (await list(kit)).find((row) => field(row, 'monedaID') === currency());
  const data = (tasaCambioEUR: number) => ({ periodoID: periodoID(), monedaID: currency(), tasaCambioEUR });

  return [
    {
      rule: 'elimina',
      call: eliminarPeriodoMoneda,
      writes: true,
      run: async (kit) => {
        const rate = needed((await list(kit))[0], 'el período propio no tiene tasas');
        monedaID = text(rate, 'monedaID');
        const params = { id: number(rate, 'periodoMonedaID') };
        expectStatus(await kit.send(eliminarPeriodoMoneda, { params }), 200);
        must((await find(kit)) === undefined, 'sigue en la lista');
      },
    },
    {
      rule: 'crea',
      call: crearPeriodoMoneda,
      writes: true,
      run: async (kit) => {
        expectStatus(await kit.send(crearPeriodoMoneda, { body: data(1234.5) }), 200);
        must(field(await find(kit), 'tasaCambioEUR') === 1234.5, 'no aparece con su tasa');
      },
    },
    {
      rule: 'actualiza',
      call: actualizarPeriodoMoneda,
      writes: true,
      run: async (kit) => {
        const periodoMonedaID = number(await find(kit), 'periodoMonedaID');
        const input = { params: { periodoMonedaID }, body: { ...data(1300.25), periodoMonedaID } };
        expectStatus(await kit.send(actualizarPeriodoMoneda, input), 200);
        must(field(await find(kit), 'tasaCambioEUR') === 1300.25, 'no aparece con su tasa nueva');
      },
    },
  ];
}
