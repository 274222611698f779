/**
 * Brings exchange rates up to date from a file of lines `periodoID;monedaID;mes;tasa`, such as `CUR-2026;COP;11;4512.35`. The month
 * may be empty; a rate is units of the currency per euro, with a decimal point.
 *
 *   API_URL=https://ventas.example.org API_USER=… API_KEY=… node update-rates.mjs tasas.txt
 *
 * Running it twice changes nothing. Exit code 0: all saved; 1: not all; 64: a line is wrong, and nothing was sent.
 */
import { readFile } from 'node:fs/promises';
import { ApiError, createClient, DatosPeriodoMoneda, problemsOf } from '@presupuesto/api-sdk';

const { API_URL: baseUrl, API_USER = '', API_KEY = '' } = process.env;

/** Judges the file by the rules that the server has, before anything is sent. */
async function readRates(path) {
  const lines = (await readFile(path, 'utf8')).split(/\r?\n/).filter((text) => text.trim() !== '');
  return lines.map((text) => {
    const [periodoID, monedaID, mes, tasaCambioEUR] = text.split(';').map((part) => part.trim());
    const rate = { periodoID, monedaID, mes: mes || null, tasaCambioEUR };
    const problems = problemsOf(DatosPeriodoMoneda, rate).map(({ message }) => message);
    if (problems.length > 0) throw new RangeError(`${text}: ${problems.join('; ')}`);
    return DatosPeriodoMoneda.parse(rate);
  });
}

const same = (a, b) =>
  a.periodoID === b.periodoID && a.monedaID === b.monedaID && (a.mes ?? 0) === (b.mes ?? 0);

const sdk = createClient({ baseUrl });
try {
  const rates = await readRates(process.argv[2] ?? 'tasas.txt');
  await sdk.sesion.login(API_USER, API_KEY).orThrow();
  const stored = await sdk.periodosMoneda.all().toArray();
  for (const rate of rates) {
    const name = `${rate.periodoID} ${rate.monedaID} ${rate.mes ?? ''}`.trim();
    const before = stored.find((one) => same(one, rate));
    if (before?.tasaCambioEUR === Number(rate.tasaCambioEUR)) {
      console.log(`${name}: unchanged`);
      continue;
    }
    // A refusal is an answer: read its message, and go on with the next line.
    const { status, message } = before
      ? await sdk.periodosMoneda.update(before.periodoMonedaID, rate)
      : await sdk.periodosMoneda.create(rate);
    if (status === 200) console.log(`${name}: saved`);
    else {
      console.error(`${name}: ${message}`);
      process.exitCode = 1;
    }
  }
} catch (error) {
  console.error(error instanceof ApiError ? error.text : error.message);
  process.exitCode = error instanceof RangeError ? 64 : 1;
} finally {
  await sdk.sesion.logout().catch(() => {});
}
