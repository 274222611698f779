import assert from 'node:assert/strict';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '@presupuesto/api-sdk';
import { checkConformance } from '@presupuesto/api-sdk/conformance';
import { findFreePort } from '../support/free-port.ts';
import { ADMIN, SELLER } from '../support/people.ts';
import { startTool } from './tools.ts';

const STARTS_WITHIN_MS = 120_000;

/**
 * Lets Prism answer from the document, and the conformance kit try it to the end. A mock keeps no rule that needs a memory; its
 * answers are those of the contract. @throws when a call is not reached, or one of its answers has other fields
 */
export async function tryMock(folder: string, document: string): Promise<void> {
  const port = await findFreePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const prism = startTool(folder, 'prism', ['mock', '--port', String(port), document]);
  prism.stdout?.resume();
  prism.stderr?.resume();
  try {
    const deadline = Date.now() + STARTS_WITHIN_MS;
    while (!(await answers(baseUrl))) {
      if (prism.exitCode !== null || Date.now() > deadline) throw new Error('The mock did not start');
      await wait(100);
    }
    const report = await checkConformance({
      baseUrl,
      administrador: ADMIN,
      vendedor: SELLER,
      write: true,
    });
    const { calls, summary } = report;
    assert.equal(calls.length, endpoints.length);
    assert.deepEqual(
      calls.filter(({ offered }) => offered !== true).map(({ call }) => call),
      [],
    );
    const others = calls.flatMap(({ call, results }) =>
      results
        .filter(({ rule, outcome }) => /respuesta|lista-de-textos/.test(rule) && outcome === 'difiere')
        .map(({ detail }) => `${call}: ${detail ?? ''}`),
    );
    assert.deepEqual(others, []);
    console.log(`  the mock conforms in ${summary.conforme} rules, answers by example in the rest`);
  } finally {
    if (prism.pid !== undefined && prism.exitCode === null) {
      process.kill(process.platform === 'win32' ? prism.pid : -prism.pid);
      await once(prism, 'close');
    }
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`)).ok;
  } catch {
    return false;
  }
}
