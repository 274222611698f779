import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fsyncPath } from '../../../db/pglite/durable-fs.ts';
import { parseJournal, serializeJournal } from './journal.ts';
import type { LoadPlan } from './plan.ts';

const upload = /^(\d+)-.+\.subida$/;
const journal = '.carga';
const unfinished = '.nueva';

/** Files of loads under way: uploads, and the journals of loads being written (`write/embedded.ts`). */
export class LoadFolder {
  private readonly path: string;

  constructor(dataDir: string) {
    this.path = join(dataDir, 'cargas');
    fs.mkdirSync(this.path, { recursive: true, mode: 0o700 });
  }

  /** Where an upload may be written: a name of ours, whatever the client calls the file. */
  newUpload(): string {
    return join(this.path, `${process.pid}-${randomUUID()}.subida`);
  }

  /** Removes what processes that are gone have left. Several servers may share the folder. */
  async tidy(): Promise<void> {
    const names = await readdir(this.path);
    const left = names.filter((name) => name.endsWith(unfinished) || isLeft(upload.exec(name)?.[1]));
    await Promise.all(left.map((name) => rm(join(this.path, name), { force: true })));
  }

  /** Keeps a decided load on the disk until it is written whole. One that cannot be kept leaves nothing. */
  async keepJournal(plan: LoadPlan): Promise<void> {
    const path = this.journalOf(plan);
    const file = await open(`${path}${unfinished}`, 'wx', 0o600);
    try {
      await file.writeFile(serializeJournal(plan));
      await file.sync();
    } finally {
      await file.close();
    }
    try {
      await rename(`${path}${unfinished}`, path);
      fsyncPath(this.path);
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  async removeJournal(plan: LoadPlan): Promise<void> {
    await rm(this.journalOf(plan));
  }

  /** The loads that have been decided and perhaps not written whole. */
  async readJournals(): Promise<LoadPlan[]> {
    const names = (await readdir(this.path)).filter((name) => name.endsWith(journal));
    const contents = await Promise.all(names.map((name) => readFile(join(this.path, name))));
    // A journal gets its name once all of it is on the disk.
    return contents.map((content) => parseJournal(content));
  }

  private journalOf({ loadID }: LoadPlan): string {
    return join(this.path, `${loadID}${journal}`);
  }
}

/** Whether an upload's process is gone. One with our number was another: ours is only starting. */
function isLeft(pid: string | undefined): boolean {
  if (pid === undefined) return false;
  if (Number(pid) === process.pid) return true;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
