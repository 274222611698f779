/** Numbers from 0 to 1 that are the same in every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same bytes, spoiled in one of the ways in which files are: bits, runs, gaps, pieces twice, and cut ends. */
export function corrupt(bytes: Buffer, random: () => number): Buffer {
  const at = Math.floor(random() * bytes.length);
  const count = 1 + Math.floor(random() * 40);
  const noise = Buffer.from(Array.from({ length: count }, () => Math.floor(random() * 256)));
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at + count)];
  const ways: (() => Buffer)[] = [
    () => Buffer.concat([before, Buffer.of((bytes[at] ?? 0) ^ (1 << (count % 8))), bytes.subarray(at + 1)]),
    () => Buffer.concat([before, noise, after]),
    () => Buffer.concat([before, Buffer.alloc(count), after]),
    () => Buffer.concat([before, after]),
    () => Buffer.concat([before, noise, bytes.subarray(at)]),
    () => Buffer.concat([bytes.subarray(0, at + count), bytes.subarray(at)]),
    () => before,
  ];
  return ways[Math.floor(random() * ways.length)]?.() ?? bytes;
}
