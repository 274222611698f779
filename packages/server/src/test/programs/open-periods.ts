import { openPeriod } from '../../areas/apertura/open.ts';
import { connect } from '../../db/connect.ts';

/* Opens one period after the other from the demonstration's budget, and prints the year of each that was acknowledged. */
const [dataDir = '', last] = process.argv.slice(2);
const { db } = await connect({ dataDir });
const { rows } = await db.execute("select periodo_id as id from periodo where tipo = 'BGT'");
for (let anio = Number(last) + 1; ; anio += 1) {
  await openPeriod(
    db,
    { usuarioID: null, cuando: new Date() },
    {
      periodoOrigen: String(rows[0]?.['id']),
      periodoDestino: `SOP07-${anio}`,
      tipoPeriodo: 'SOP',
      anioInicio: anio,
      mesInicio: 7,
      cantidadMeses: 18,
    },
  );
  process.stdout.write(`${anio}\n`);
}
