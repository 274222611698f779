/**
 * Loads a sales file, for cron: says little; its exit code says what happened.
 *
 *   API_URL=https://ventas.example.org API_USER=… API_KEY=… node load-sales-file.mjs ventas.xlsx SOPOct-2026
 *
 * Loading a file twice leaves the same behind, so that a job may repeat it. Exit code 0: every row saved; 2: some rows were bad, and
 * the others saved; 1: refused, failed or every row bad, nothing saved; 75: no answer, to be tried again later.
 */
import { ApiError, createClient } from '@presupuesto/api-sdk';

const { API_URL: baseUrl, API_USER = '', API_KEY = '' } = process.env;
const [path, nombre] = process.argv.slice(2);
if (!path || !nombre) {
  console.error('Usage: node load-sales-file.mjs <file.xlsx> <name, as SOPOct-2026>');
  process.exit(64);
}

// Ctrl+C, or the end of a job's time, gives the call up and leaves no session behind.
const abort = new AbortController();
const { signal } = abort;
for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => abort.abort(new Error(name)));

/** Prints each tenth of the upload once. */
function printTenths() {
  let printed = 0;
  return ({ sent, total }) => {
    const tenths = Math.floor((10 * sent) / total);
    if (tenths > printed) console.log(`${tenths * 10} % sent`);
    printed = Math.max(printed, tenths);
  };
}

function exitCodeOf(error) {
  return error instanceof ApiError && error.kind === 'network' ? 75 : 1;
}

const sdk = createClient({ baseUrl });
try {
  await sdk.sesion.login(API_USER, API_KEY, { signal }).orThrow();
  const options = { signal, onProgress: printTenths() };
  const result = await sdk.archivos.upload(path, nombre, options).orThrow();
  console.log(`${result.totalVentasGuardadas} saved, ${result.totalVentasErrores} bad`);
  for (const reason of result.listaErroresFila) console.error(reason);
  if (result.totalVentasErrores > 0) process.exitCode = result.totalVentasGuardadas > 0 ? 2 : 1;
} catch (error) {
  console.error(error instanceof ApiError ? error.text : error.message);
  process.exitCode = exitCodeOf(error);
} finally {
  await sdk.sesion.logout().catch(() => {});
}
