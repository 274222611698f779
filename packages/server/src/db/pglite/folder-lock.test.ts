import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testProgram } from '../../test/programs.ts';
import { FolderInUse, lockFolder } from './folder-lock.ts';

function temporaryFolder(): string {
  const folder = fs.mkdtempSync(join(tmpdir(), 'presupuesto-lock-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Another process that locks the folder, prints the outcome, and lives on. */
async function lockElsewhere(folder: string, platform: string) {
  const child = spawn(process.execPath, [testProgram('lock-folder'), folder, platform]);
  const kill = async () => {
    const ended = once(child, 'exit');
    if (child.kill('SIGKILL')) await ended;
  };
  onTestFinished(kill);
  const [outcome] = await once(child.stdout, 'data');
  return { outcome: String(outcome), kill };
}

const platforms = process.platform === 'linux' ? (['linux', 'win32'] as const) : (['win32'] as const);

describe.each(platforms)('Lock of the data folder as on %s', (platform) => {
  it('refuses a second process with a message that says what to do', async () => {
    const folder = temporaryFolder();
    const release = await lockFolder(folder, platform);
    onTestFinished(release);
    const { outcome } = await lockElsewhere(folder, platform);
    expect(outcome).toBe(
      `La carpeta de datos «${folder}» ya está en uso por otro proceso. Deténgalo, o indique otra carpeta en DATA_DIR.`,
    );
  });

  it('is free again as soon as its owner is killed', async () => {
    const folder = temporaryFolder();
    const owner = await lockElsewhere(folder, platform);
    expect(owner.outcome).toBe('locked');
    await expect(lockFolder(folder, platform)).rejects.toThrow(FolderInUse);
    await owner.kill();
    await (await lockFolder(folder, platform))();
  });

  it('is free again once released', async () => {
    const folder = temporaryFolder();
    await (await lockFolder(folder, platform))();
    await expect(lockFolder(folder, platform).then((release) => release())).resolves.toBeUndefined();
  });
});
