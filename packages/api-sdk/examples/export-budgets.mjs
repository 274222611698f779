/**
 * Writes every budget that is open to one CSV file, month by month: for a nightly job.
 *
 *   API_URL=https://ventas.example.org API_USER=… API_KEY=… node export-budgets.mjs presupuestos.csv
 *
 * An administrator exports everybody's budgets, a seller their own. Exit code 0: written; 1: failed, and last night's file stays.
 * It fails, too, where pairs were added or removed while a budget was read; the command line (`presupuesto exportar`) reads it again.
 */
import { open, rename, rm } from 'node:fs/promises';
import { ApiError, createClient } from '@presupuesto/api-sdk';

const COLUMNS =
  'periodoID vendedorCodigo clienteCodigo productoCodigo anio mes volumenTon precio monedaID valorEUR'.split(
    ' ',
  );
const { API_URL: baseUrl, API_USER = '', API_KEY = '' } = process.env;
const target = process.argv[2] ?? 'presupuestos.csv';
const draft = `${target}.tmp`;

/** A line of CSV: whatever could end a value too early stands in quotes; a missing rate leaves `valorEUR` empty. */
function line(values) {
  const cells = values.map((value) => {
    const text = String(value ?? '');
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${cells.join(',')}\n`;
}

// Reads that fail in passing are sent again: a night has no one to press a button.
const sdk = createClient({ baseUrl, retry: { attempts: 5 } });
try {
  await sdk.sesion.login(API_USER, API_KEY).orThrow();
  const file = await open(draft, 'w');
  try {
    await file.write(line(COLUMNS));
    for (const { periodoID } of await sdk.periodos.listPresupuestables().orThrow()) {
      const total = async () => (await sdk.ventas.listPeriodo(periodoID, { pageSize: 1 })).rows;
      const before = await total();
      const seen = new Set();
      let months = 0;
      for await (const page of sdk.ventas.allPeriodo(periodoID).pages()) {
        await file.write(page.map((month) => line(COLUMNS.map((name) => month[name]))).join(''));
        months += page.length;
        for (const { ventaID } of page) seen.add(ventaID);
      }
      if (seen.size < months || months !== before || months !== (await total()))
        throw new Error(`${periodoID} changed while it was read`);
      console.log(`${periodoID}: ${months} months`);
    }
  } finally {
    await file.close();
  }
  await rename(draft, target);
} catch (error) {
  await rm(draft, { force: true });
  console.error(error instanceof ApiError ? error.text : error.message);
  process.exitCode = 1;
} finally {
  await sdk.sesion.logout().catch(() => {});
}
