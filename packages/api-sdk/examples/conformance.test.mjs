/**
 * A test of one's own server: does it keep the contract? With any runner; here with Node's.
 *
 *   API_URL=http://127.0.0.1:3000 API_USER=… API_KEY=… API_SELLER=… API_SELLER_KEY=… node --test conformance.test.mjs
 *
 * API_USER is an administrator, API_SELLER a salesperson. With API_WRITE=1 it also creates, changes and removes records of its own: for a
 * database that nobody needs.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkConformance, formatReport } from '@presupuesto/api-sdk/conformance';

const {
  API_URL = '',
  API_USER = '',
  API_KEY = '',
  API_SELLER = '',
  API_SELLER_KEY = '',
  API_WRITE,
} = process.env;

await test('our server keeps the contract', async () => {
  const report = await checkConformance({
    baseUrl: API_URL,
    administrador: { nombreUsuario: API_USER, clave: API_KEY },
    vendedor: { nombreUsuario: API_SELLER, clave: API_SELLER_KEY },
    write: API_WRITE === '1',
  });
  // The report is data: what differs, call by call, with what was seen instead. As text it explains a failure.
  assert.ok(report.conforms, formatReport(report));
});
