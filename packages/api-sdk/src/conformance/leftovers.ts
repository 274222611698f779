import type { Endpoint } from '../contract/endpoint.ts';
import type { Input, Kit } from './kit.ts';

/** What the checks have created and not yet removed, with the call that removes it. */
export class Leftovers {
  private readonly removals = new Map<string, { call: Endpoint; input: Input }>();

  add(name: string, call: Endpoint, input: Input): void {
    this.removals.set(name, { call, input });
  }

  removed(name: string): void {
    this.removals.delete(name);
  }

  /** Removes what is there still, the last first: a run that was cut off or met a fault leaves nothing behind. */
  async remove(kit: Kit): Promise<void> {
    for (const { call, input } of [...this.removals.values()].toReversed()) {
      await kit.send(call, input, 'administrador').catch(() => undefined);
    }
  }
}
