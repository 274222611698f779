import { periodMonths } from '../../contract/budget-rules.ts';
import { contract } from '../../contract/contract.ts';
import type { Check } from '../check.ts';
import { expectStatus, field, type Row } from '../kit.ts';
import { must, Unchecked } from '../verdict.ts';
import { budgetPeriod, firstMonths, number, text } from './found.ts';
import { isClose, ratesOf, salesOf, totalsOf } from './money.ts';

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
      const wanted = periodMonths({
        anioInicio: number(period, 'anioInicio'),
        mesInicio: number(period, 'mesInicio'),
        cantidadMeses: number(period, 'cantidadMeses'),
      });
      must(months.length === wanted.length, `da ${months.length} meses en vez de ${wanted.length}`);
      for (const [at, { anio, mes }] of wanted.entries()) {
        const given = `${String(field(months[at], 'mes'))}/${String(field(months[at], 'anio'))}`;
        must(given === `${mes}/${anio}`, `el mes ${at + 1} es ${given} en vez de ${mes}/${anio}`);
      }
    },
  },
  {
    rule: 'valor-local',
    call: ventas.listarVentas,
    run: async (kit) => {
      const { months } = await firstMonths(kit, text(await budgetPeriod(kit), 'periodoID'));
      for (const month of months) {
        must(
          isClose(number(month, 'valorMonedaLocal'), salesOf(month)),
          `el mes ${number(month, 'mes')} no lo cumple`,
        );
      }
    },
  },
  {
    rule: 'suma-del-resumen',
    call: presupuestos.resumenPresupuesto,
    run: async (kit) => {
      const period = await budgetPeriod(kit);
      const periodoID = text(period, 'periodoID');
      const answer = await kit.send(presupuestos.resumenPresupuesto, { params: { periodoID } });
      expectStatus(answer, 200);
      const page = { params: { periodoID }, query: { pageSize: 5000 } };
      const months: readonly Row[] = await kit.known(ventas.listarVentasPeriodo, page, 'vendedor');
      if (months.length === 5000) throw new Unchecked('el presupuesto no cabe en una página');
      const rateOf = await ratesOf(kit, period);
      const data = field(answer.content, 'data');
      const says = (name: string, wanted: number | undefined, what: string) => {
        const answered = field(data, name);
        must(
          typeof answered !== 'number' || (wanted !== undefined && isClose(answered, wanted)),
          `dice ${String(answered)} ${what} y los meses suman ${String(wanted ?? 'nada, porque falta una tasa')}`,
        );
      };
      const { tonnes, euros } = totalsOf(months, rateOf);
      says('totalVolumenTon', tonnes, 'toneladas');
      says('totalVentasEUR', euros, 'euros');
      const currencies = new Set(months.map((month) => text(month, 'monedaID')));
      // Several currencies meet in one of the server's choice.
      if (currencies.size > 1) return;
      const sales = months.reduce((total, month) => total + salesOf(month), 0);
      says('totalVentas', sales, 'de ventas');
      says('precioPromedio', tonnes === 0 ? 0 : sales / (tonnes * 1000), 'de precio promedio');
    },
  },
];
