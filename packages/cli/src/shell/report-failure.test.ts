import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startAnsweringServer } from '../../test/answering-server.ts';
import { runHere } from '../../test/run-here.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presupuesto-'));
  await writeFile(join(folder, 'ventas.xlsx'), 'las ventas');
});
afterEach(() => rm(folder, { recursive: true }));

const SIGN_IN = { PRESUPUESTO_USUARIO: 'admin', PRESUPUESTO_CLAVE: 'secreta' };
const TOKEN = { PRESUPUESTO_TOKEN: 'abc' };

/** What is said where something answers that is not the product's server; `#` stands for its address. */
async function said(
  [status, contentType, text]: readonly [number, string, string],
  args: readonly string[],
  env: Readonly<Record<string, string>>,
) {
  const server = await startAnsweringServer({ status, contentType, text });
  onTestFinished(server.close);
  const { code, stderr } = await runHere(args, { ...env, PRESUPUESTO_URL: server.url });
  return { code, stderr: stderr.replaceAll(server.url, '#') };
}

const page = (status: number) => [status, 'text/html', '<h1>nginx</h1>'] as const;
const json = (status: number) => [status, 'application/json', '{"error":"Not Found"}'] as const;

describe('an answer that is not the server’s', () => {
  it.each([
    ['a page that is not there', page(404), '. Compruebe PRESUPUESTO_URL.'],
    ['a page that is forbidden', page(403), '. Compruebe PRESUPUESTO_URL.'],
    ['a sign-in of its own', page(401), '. Compruebe PRESUPUESTO_URL.'],
    ['any page', page(200), '. Compruebe PRESUPUESTO_URL.'],
    ['somebody else’s JSON', json(404), '. Compruebe PRESUPUESTO_URL.'],
    ['a gateway without a server', page(502), '. Error del servidor. Por favor, intente más tarde.'],
    ['a message', [404, 'application/json', '{"message":"Route not found"}'] as const, ': Route not found'],
  ])('is named with its status when signing in meets %s', async (_, answer, end) => {
    const { code, stderr } = await said(answer, ['exportar'], SIGN_IN);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `# no responde como Presupuesto de Ventas (HTTP ${answer[0]})${end}\n`,
    });
  });

  it('may also be a server’s without an extension', async () => {
    const { stderr } = await said(json(404), ['exportar', 'BGT-2027'], TOKEN);
    expect(stderr).toBe(
      '# no responde como Presupuesto de Ventas (HTTP 404), o no ofrece esta función. Compruebe PRESUPUESTO_URL.\n',
    );
  });

  it('is that of a proxy which takes no file of this size', async () => {
    const args = ['cargar', join(folder, 'ventas.xlsx'), '--nombre', 'SOPMar-2026'];
    const { code, stderr } = await said(page(413), args, TOKEN);
    expect(code).toBe(1);
    expect(stderr).toContain(
      '# no responde como Presupuesto de Ventas (HTTP 413): algo que está delante del servidor no admite un archivo tan grande.\n',
    );
  });
});
