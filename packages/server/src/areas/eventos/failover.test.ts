import { describe, expect, inject, it } from 'vitest';
import { figuresUntil, openHeardCompany } from '../../test/heard-company.ts';
import { openReplicated } from '../../test/replicated.ts';

describe.skipIf(inject('templates').postgres === undefined)('A stream whose database', () => {
  it('is replaced by a replica without the last figures says that something is lost, and sends what is saved there', async () => {
    const { world, cutReplication, failOver } = await openReplicated();
    const { ana, listenAs, admin } = await openHeardCompany(world);
    const streams = [await ana.listen(), await listenAs(admin)];
    await ana.save(11);
    await cutReplication();
    for (let figure = 100; figure < 130; figure += 1) await ana.save(figure);
    for (const stream of streams) expect((await figuresUntil(stream, 129)).at(-1)).toBe(129);
    await failOver();
    await expect
      .poll(() =>
        ana.save(12).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    for (const stream of streams) expect(await stream.next()).toEqual({ tipo: 'perdido' });
    await ana.save(13);
    for (const stream of streams) expect((await figuresUntil(stream, 13)).at(-1)).toBe(13);
  });
});
