import { beforeAll, beforeEach } from 'vitest';
import { deleteAll } from './delete-all.ts';
import type { OpenWorld, World } from './world.ts';

/** One world for a whole suite, empty before each test: opening one takes far longer than emptying it. */
export function shareWorld(open: OpenWorld): () => World {
  let shared: World | undefined;
  const world = (): World => {
    if (!shared) throw new Error('The suite has not begun');
    return shared;
  };
  beforeAll(async () => {
    shared = await open();
  });
  beforeEach(async () => {
    await deleteAll(world().db);
    world().mails.length = 0;
  });
  return world;
}
