const now = performance.now.bind(performance);
let passed = 0;

/** Has whoever asks this process how long something took (`performance.now`) believe that so much more has passed. It never goes back. */
export function letPass(ms: number): void {
  passed += ms;
  performance.now = () => now() + passed;
}
