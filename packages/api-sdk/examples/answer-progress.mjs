/**
 * Answers each line of standard input, a period's id, with how far its budget is: a program that runs for days, and keeps a session.
 *
 *   API_URL=https://ventas.example.org API_USER=… API_KEY=… node answer-progress.mjs
 *
 * Exit code 0: the input has ended; 1: it could not sign in, or the server failed.
 */
import { createInterface } from 'node:readline';
import { ApiError, createClient } from '@presupuesto/api-sdk';

const { API_URL: baseUrl, API_USER = '', API_KEY = '' } = process.env;
const sdk = createClient({ baseUrl, retry: {} });

async function signIn() {
  const { debeCambiarClave } = await sdk.sesion.login(API_USER, API_KEY).orThrow();
  // Until then the server answers nothing but validate, logout and claves.change.
  if (debeCambiarClave) throw new Error(`${API_USER} has to change the key first`);
}

/** Does some work; a session that has ended meanwhile is begun anew, once. */
async function inSession(work) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    await signIn();
    return work();
  }
}

try {
  await signIn();
  for await (const periodoID of createInterface({ input: process.stdin })) {
    const periodos = await inSession(() => sdk.dashboard.read().orThrow());
    const avance = periodos.find((one) => one.periodoID === periodoID)?.porcentajeAvance;
    // At most one decimal: 16.7, and 50 as it is.
    console.log(`${periodoID}: ${avance === undefined ? 'unknown' : `${Number(avance.toFixed(1))} %`}`);
  }
} catch (error) {
  console.error(error instanceof ApiError ? error.text : error.message);
  process.exitCode = 1;
} finally {
  await sdk.sesion.logout().catch(() => {});
}
