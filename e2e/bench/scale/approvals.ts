import { performance } from 'node:perf_hooks';
import type { Pool } from 'pg';
import { signIn } from '../../support/api.ts';
import type { Result } from '../result.ts';
import { OPEN_BUDGET } from './company.ts';
import { KEY } from './host.ts';
import { spreadOf } from './reads.ts';

const ROUNDS = 15;

/**
 * Everybody has approved the open budget three times. Since then every tenth salesperson has changed all figures, the others a tenth
 * of theirs.
 */
export async function fillApprovals(pool: Pool): Promise<void> {
  await pool.query(`
    insert into aprobacion (vendedor_id, periodo_id, usuario_id, cuando, filas, total_volumen_ton, total_ventas, moneda_id, total_ventas_eur)
    select vendedor_id, '${OPEN_BUDGET}', usuario_id, '2026-11-01'::timestamptz + n * interval '1 day', 40, 1800, 2000000, 'EUR', 2000000
    from generate_series(1, 3) n cross join vendedor join usuario using (email)`);
  await pool.query(`
    insert into cambio (cliente_producto_periodo_id, anio, mes, campo, antes, despues, periodo_id, vendedor_id, usuario_id, origen, cuando)
    select cliente_producto_periodo_id, anio, mes, campo::campo, 1, 2, '${OPEN_BUDGET}', vendedor_id, usuario_id, 'tecleado',
      '2026-11-05'::timestamptz + mes * interval '1 hour'
    from relacion join vendedor using (vendedor_id) join usuario using (email)
    join relacion_periodo using (cliente_producto_id) join venta using (cliente_producto_periodo_id)
    cross join (values ('volumenTon'), ('precio')) campos (campo)
    where periodo_id = '${OPEN_BUDGET}' and (vendedor_id % 10 = 0 or cliente_producto_id % 10 = 0)`);
}

/** How long it takes to approve: somebody like all others, and who has most pairs. */
export async function measureApprovals(url: string, name: string): Promise<Result[]> {
  const rows: Result[] = [];
  for (const [who, what] of [
    ['v2', 'approving'],
    ['v1', 'approving most pairs'],
  ] as const) {
    const { 'X-Token': token = '' } = await signIn(url, { nombreUsuario: who, clave: KEY });
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const from = performance.now();
      const answer = await fetch(`${url}/api/v1/aprobar-presupuesto/${OPEN_BUDGET}`, {
        method: 'POST',
        headers: { 'x-token': token },
      });
      if (answer.status !== 200) throw new Error(`${what} was answered ${answer.status}`);
      times.push(performance.now() - from);
    }
    const first = `the first ${times[0]?.toFixed(0)} ms, `;
    rows.push({ what: `${name}: ${what}`, value: first + spreadOf(times), aim: 'p99 ≤ 250 ms' });
  }
  return rows;
}
