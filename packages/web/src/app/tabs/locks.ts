import type { Schedule } from './schedule.ts';

/** Locks as browsers give them, as far as turns ask for: exclusive, in order or if available, given up by a signal. */
export type Locks = Pick<LockManager, 'request'>;

export function createLocks(schedule: Schedule): Locks {
  const queues = new Map<string, (() => void)[]>();

  function next(name: string): void {
    const [, ...waiting] = queues.get(name) ?? [];
    queues.set(name, waiting);
    const first = waiting[0];
    if (first) schedule.local(`lock ${name}`, first);
  }

  async function request(
    name: string,
    options: LockOptions | LockGrantedCallback<unknown>,
    work?: LockGrantedCallback<unknown>,
  ): Promise<unknown> {
    if (typeof options === 'function' || !work) throw new Error('turns pass options and work');
    const { signal, ifAvailable } = options;
    if (ifAvailable && (queues.get(name) ?? []).length > 0) return work(null);
    return new Promise((resolve, reject) => {
      const run = () => {
        if (signal?.aborted) return next(name);
        Promise.resolve(work({ name, mode: 'exclusive' }))
          .then(resolve, reject)
          .finally(() => next(name));
      };
      signal?.addEventListener('abort', () => reject(new Error('AbortError')), { once: true });
      const queue = queues.get(name) ?? [];
      queues.set(name, [...queue, run]);
      if (queue.length === 0) schedule.local(`lock ${name}`, run);
    });
  }
  return { request };
}
