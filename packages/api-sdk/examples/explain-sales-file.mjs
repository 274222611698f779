/**
 * Checks a sales file and says of every bad row what is wrong and what it holds; nothing is saved.
 *
 *   API_URL=https://ventas.example.org API_USER=… API_KEY=… node explain-sales-file.mjs ventas.xlsx SOPOct-2026
 *
 * Exit code 0: every row can be loaded; 2: some cannot; 1: the file is refused as a whole, or the server failed.
 */
import { ApiError, createClient, SALES_FILE_COLUMNS } from '@presupuesto/api-sdk';

const { API_URL: baseUrl, API_USER = '', API_KEY = '' } = process.env;
const [path = 'ventas.xlsx', nombre = ''] = process.argv.slice(2);
const sdk = createClient({ baseUrl });

/** A line for each bad row and, under it, its cells by the names of their columns. */
function explain({ filasConError, listaErroresFila }) {
  // Another server may send the sentences alone.
  if (!filasConError) return listaErroresFila;
  return filasConError.flatMap(({ fila, motivo, valores }) => [
    `row ${fila}: ${motivo}`,
    ...SALES_FILE_COLUMNS.filter(({ name }) => valores[name]).map(
      ({ name }) => `  ${name}: ${valores[name]}`,
    ),
  ]);
}

try {
  await sdk.sesion.login(API_USER, API_KEY).orThrow();
  const result = await sdk.archivos.check(path, nombre).orThrow();
  for (const line of explain(result)) console.log(line);
  console.log(`${result.totalVentasGuardadas} good, ${result.totalVentasErrores} bad`);
  if (result.totalVentasErrores > 0) process.exitCode = 2;
} catch (error) {
  console.error(error instanceof ApiError ? error.text : error.message);
  process.exitCode = 1;
} finally {
  await sdk.sesion.logout().catch(() => {});
}
