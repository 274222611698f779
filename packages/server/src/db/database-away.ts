import { isDatabaseReadOnly } from './database-read-only.ts';

/** Classes and codes of PostgreSQL that speak of its state, not of the query: connection, resources, shutdown, locks, time-outs. */
const sqlStates = /^(08...|53...|57P0[1-5]|57014|55P03|40001|40P01|25P03|25P04)$/;
/** Node's, of a certificate that is not accepted. */
const certificates =
  /^(ERR_TLS_.*|ERR_SSL_.*|CERT_.*|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_.*)$/;
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
]);

/** Of a socket's file that is not there, as while PostgreSQL is started again, or that is not ours. */
const socket = new Set(['ENOENT', 'EACCES']);

/** The driver's own errors carry no code. */
const driverTexts = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Connection terminated',
  'The server does not support SSL connections',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
];

/** Whether a failed query says that the database cannot be reached or has too much to do: worth trying again later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A name with several addresses, none of which answers.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    sqlStates.test(code) ||
    certificates.test(code) ||
    (network.has(code) && 'syscall' in error) ||
    (socket.has(code) && 'syscall' in error && error.syscall === 'connect') ||
    driverTexts.some((text) => error.message.startsWith(text)) ||
    isDatabaseReadOnly(error) ||
    isDatabaseAway(error.cause)
  );
}
