import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { type Change, compileAgainst, copyContract } from '../support/contract-copy.ts';
import { createTempFolder, removeFolder } from '../support/temp-folder.ts';

/** A month's tonnes get another name, in the answers that carry them and in the call that saves them. */
const renamed: readonly Change[] = [
  {
    file: 'entities.ts',
    from: 'volumenTon: z.number(),\n  /** Local currency a kg',
    to: 'toneladas: z.number(),\n  /** Local currency a kg',
  },
  {
    file: 'ventas.ts',
    from: 'z.object({ volumenTon: VolumenTon, visto',
    to: 'z.object({ toneladas: VolumenTon, visto',
  },
];

async function copy() {
  const folder = await createTempFolder();
  onTestFinished(() => removeFolder(folder));
  return { folder, sources: await copyContract(folder, renamed) };
}

// Three packages are compiled: minutes on a machine that is busy.
test('a field under another name does not compile in server, client, machines and OpenAPI', async () => {
  const { folder, sources } = await copy();
  const errors = await compileAgainst(folder, sources);
  const errorsOf = (part: string) =>
    errors.filter((line) => line.includes(part) && line.includes('volumenTon'));

  expect(errorsOf('/server/src/areas/ventas/')).not.toEqual([]);
  expect(errorsOf('/machines/src/budget/')).not.toEqual([]);
  expect(errorsOf('api-sdk/src/sdk/')).not.toEqual([]);
  expect(errorsOf('api-sdk/src/openapi/examples/ventas.ts')).not.toEqual([]);
  // What has no tonnes compiles: the copy itself is sound.
  expect(errors.filter((line) => /(clientes|productos|usuarios|divisiones)\.ts|sesion\//.test(line))).toEqual(
    [],
  );
}, 300_000);

test('the OpenAPI document follows the contract, and the examples no longer do', async () => {
  const { sources } = await copy();
  const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(join(sources, file)).href);
  const { openApiDocument } = await load('openapi/index.ts');
  const { examples } = await load('openapi/examples/index.ts');
  const { contract } = await load('contract/index.ts');

  const { properties } = openApiDocument({ version: '1.0.0' }).components.schemas.Venta;
  expect(Object.keys(properties)).toContain('toneladas');
  expect(Object.keys(properties)).not.toContain('volumenTon');
  expect(contract.ventas.listarVentas.response.safeParse(examples.ventas.listarVentas.answer).success).toBe(
    false,
  );
});
