import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copyWorkspace } from '../../../scripts/release/copy-workspace.mjs';
import { writeVersions } from '../../../scripts/release/write-versions.mjs';
import sdkManifest from '../../api-sdk/package.json' with { type: 'json' };

it('releases the command line with each version of the SDK, and the notes in the changelogs of their tarballs', async () => {
  const { folder, env } = await copyWorkspace();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const notes = join(folder, '.changeset');
  const waiting = (await readdir(notes)).filter((name) => name.endsWith('.md'));
  await Promise.all(waiting.map((name) => rm(join(notes, name))));
  await writeFile(
    join(notes, 'one.md'),
    "---\n'@presupuesto/api-sdk': patch\n---\n\nSomething was mended.\n",
  );

  await writeVersions(folder, env);

  const read = (path: string) => readFile(join(folder, 'packages', path), 'utf8');
  const sdk: typeof sdkManifest = JSON.parse(await read('api-sdk/package.json'));
  expect(sdk.version).not.toBe(sdkManifest.version);
  expect(JSON.parse(await read('cli/package.json'))).toMatchObject({
    dependencies: { [sdk.name]: sdk.version },
  });
  expect(await read('api-sdk/CHANGELOG.md')).toMatch(
    new RegExp(`^## ${sdk.version}$.*^- .*Something was mended\\.$`, 'ms'),
  );
  expect(await read('cli/CHANGELOG.md')).toContain(`- Made with ${sdk.name}@${sdk.version}.`);
});
