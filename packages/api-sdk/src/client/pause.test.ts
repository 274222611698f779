import { expect, it } from 'vitest';
import { pause } from './pause.ts';

it('ends at once with a signal that was aborted before', async () => {
  await expect(pause(60_000, AbortSignal.abort(new Error('ya no')))).rejects.toThrow('ya no');
});
