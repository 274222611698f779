import { contract } from '../../contract/contract.ts';
import type { Check } from '../check.ts';
import { expectStatus, field, type Row } from '../kit.ts';
import { must, Unchecked } from '../verdict.ts';
import { budgetPeriod, firstMonths, number, text } from './found.ts';

const { periodos, presupuestos, ventas } = contract;

/** What periods are offered to whom, and what figures must come to. */
export const figureChecks: readonly Check[] = [
  {
    rule: 'presupuestables',
    call: periodos.listarPresupuestables,
    run: async (kit) => {
      const wrong = (await kit.rows(periodos.listarPresupuestables)).find(
        (row) =>
          field(row, 'tipo') === 'CUR' || field(row, 'activo') === false || field(row, 'visible') === false,
      );
      must(wrong === undefined, `ofrece ${String(field(wrong, 'periodoID'))}`);
    },
  },
  {
    rule: 'visibles',
    call: periodos.listarReferentes,
    run: async (kit) => {
      const hidden = (await kit.rows(periodos.listarReferentes, {}, 'vendedor')).find(
        (row) => field(row, 'visible') === false,
      );
      must(hidden === undefined, `ofrece ${String(field(hidden, 'periodoID'))}`);
    },
  },
  {
    rule: 'meses-del-periodo',
    call: ventas.listarVentas,
    run: async (kit) => {
      const period = await budgetPeriod(kit);
      const { months } = await firstMonths(kit, text(period, 'periodoID'));
      const wanted = number(period, 'cantidadMeses') + number(period, 'mesInicio') - 1;
      must(months.length === wanted, `da ${months.length} meses en vez de ${wanted}`);
    },
  },
  {
    rule: 'valor-local',
    call: ventas.listarVentas,
    run: async (kit) => {
      const { months } = await firstMonths(kit, text(await budgetPeriod(kit), 'periodoID'));
      for (const month of months) {
        const wanted = number(month, 'volumenTon') * 1000 * number(month, 'precio');
        must(
          isClose(number(month, 'valorMonedaLocal'), wanted),
          `el mes ${number(month, 'mes')} no lo cumple`,
        );
      }
    },
  },
  {
    rule: 'suma-del-resumen',
    call: presupuestos.resumenPresupuesto,
    run: async (kit) => {
      const periodoID = text(await budgetPeriod(kit), 'periodoID');
      const answer = await kit.send(presupuestos.resumenPresupuesto, { params: { periodoID } });
      expectStatus(answer, 200);
      const page = { params: { periodoID }, query: { pageSize: 5000 } };
      const months: readonly Row[] = await kit.known(ventas.listarVentasPeriodo, page, 'vendedor');
      if (months.length === 5000) throw new Unchecked('el presupuesto no cabe en una página');
      const sum = months.reduce((total, month) => total + number(month, 'volumenTon'), 0);
      const answered = field(field(answer.content, 'data'), 'totalVolumenTon');
      must(
        typeof answered !== 'number' || isClose(answered, sum),
        `dice ${String(answered)} toneladas y los meses suman ${sum}`,
      );
    },
  },
];

/** Equal but for what floats and rounding make of exact decimals. */
function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) <= 0.01 + Math.abs(other) * 1e-9;
}
