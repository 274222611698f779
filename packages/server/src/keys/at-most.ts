/** A piece of work was refused because too many already wait. */
export class QueueFull extends Error {}

/** Runs at most `running` pieces of work at once; up to `waiting` more wait their turn. @throws QueueFull past that. */
export function atMost(running: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let busy = 0;
  const queue: (() => void)[] = [];

  return async (work) => {
    if (busy < running) busy += 1;
    else if (queue.length >= waiting) throw new QueueFull();
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) busy -= 1;
      else next();
    }
  };
}
