import fs from 'node:fs';
import { expect, inject, it } from 'vitest';
import { connect } from './db/connect.ts';
import { startChild, temporaryFolder } from './test/child-server.ts';
import { templateFolder } from './test/templates.ts';

/** A data folder with the demonstration company. */
function company(): string {
  const folder = temporaryFolder();
  fs.cpSync(templateFolder(inject('templates'), 'demo'), folder, { recursive: true });
  return folder;
}

/** What the program says of a data folder, and how it ends. */
async function check(dataDir: string, ...args: string[]) {
  const { ended, output } = startChild({ DATA_DIR: dataDir }, 'check-totals.js', ...args);
  return { ended: await ended, output: output() };
}

const right = { ended: 0, output: 'Los totales son los de los meses.\n' };

it('says that the totals of a company are right', async () => {
  expect(await check(company())).toEqual(right);
});

it('names a total that is wrong until it is asked to count anew', async () => {
  const dataDir = company();
  const { db, close } = await connect({ dataDir });
  await db.execute(`
    insert into avance_parcial
    select min(periodo_id), min(vendedor_id), 0, 0, 7 from avance_parcial`);
  await close();
  const said = String.raw`\S+ · vendedor \d+: .+\nTotales equivocados: 1\.\n`;
  const says = (text: string) => expect.stringMatching(new RegExp(`^${text}$`));
  expect(await check(dataDir)).toEqual({ ended: 1, output: says(said) });
  const recounted = String.raw`${said}Contados de nuevo\.\n`;
  expect(await check(dataDir, '--corregir')).toEqual({ ended: 1, output: says(recounted) });
  expect(await check(dataDir)).toEqual(right);
});

it('says how it is used, and corrects nothing, where a word is not understood', async () => {
  const { ended, output } = await check(company(), '--corregri');
  expect({ ended, output }).toEqual({ ended: 2, output: 'Uso: node check-totals.js [--corregir]\n' });
});
