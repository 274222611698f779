import { execFileSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { type RunningServer, startServer } from '../support/server.ts';
import { createTempFolder, removeFolder } from '../support/temp-folder.ts';
import { type Benchmark, median } from './result.ts';
import { timeStartFromNothing } from './start-from-nothing.ts';

const STARTS = 5;
/** V8 gives back what the start needed after some twenty seconds. */
const AT_REST_MS = 30_000;

/** From the command to the first answer, on an empty folder and on the one that it left; memory once it rests; and from nothing. */
export const start: Benchmark = async () => {
  const firsts: number[] = [];
  const seconds: number[] = [];
  let memory = 0;
  for (let round = 0; round < STARTS; round += 1) {
    const dataDir = await createTempFolder();
    const first = await timed(() => startServer({ dataDir }));
    firsts.push(first.took);
    await first.server.stop();
    const second = await timed(() => startServer({ dataDir }));
    seconds.push(second.took);
    if (round === 0) {
      await wait(AT_REST_MS);
      memory = residentMegabytes(second.server.pid);
    }
    await second.server.stop();
    await removeFolder(dataDir);
  }
  const fromNothing = await timeStartFromNothing();
  return [
    {
      what: 'Server: first start, empty data folder',
      value: `${median(firsts).toFixed(0)} ms`,
      aim: '≤ 3000 ms',
    },
    { what: 'Server: second start', value: `${median(seconds).toFixed(0)} ms` },
    { what: 'Server: memory after 30 s at rest', value: `${memory.toFixed(0)} MB`, aim: '≤ 220 MB' },
    {
      what: '`npm start` in a clone, every cache empty: to the first answer',
      value: `${(fromNothing / 1000).toFixed(1)} s`,
      aim: '≤ 25 s',
    },
  ];
};

async function timed(launch: () => Promise<RunningServer>): Promise<{ server: RunningServer; took: number }> {
  const before = performance.now();
  const server = await launch();
  return { server, took: performance.now() - before };
}

function residentMegabytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}
