import type { Change } from '@presupuesto/machines';
import type { KeptWork } from './kept-work.ts';

/** What was saved waits to be kept together: a device takes a thousand one by one a tenth of a second and more. */
export function createSavedTogether(ready: () => Promise<KeptWork>, onError: (error: unknown) => void) {
  let saved: Change[] | undefined;
  return {
    keep: (usuario: string, change: Change): void => {
      if (saved) {
        saved.push(change);
        return;
      }
      const changes = [change];
      saved = changes;
      void ready()
        .then(async (kept) => {
          if (saved !== changes) return;
          saved = undefined;
          await kept.save(usuario, changes);
        })
        .catch(onError);
    },
    end: (): void => {
      saved = undefined;
    },
  };
}
