import type { Endpoint } from '../contract/endpoint.ts';
import type { Input, Kit } from './kit.ts';
import { type Leftover, nameOf } from './report.ts';

interface Created {
  readonly call: Endpoint;
  /** What removes it, as long as the server lists it. */
  readonly find: (kit: Kit) => Promise<Input | undefined>;
}

/** What the checks have created and not yet removed, with the call that removes it. */
export class Leftovers {
  private readonly created = new Map<string, Created>();
  private readonly hidden = new Set<string>();

  /** Before it is created: an answer that is lost must not hide it. */
  add(what: string, call: Endpoint, find: Created['find']): void {
    this.created.set(what, { call, find });
  }

  /** The server said that it is there, and does not list it. */
  unseen(what: string): void {
    this.hidden.add(what);
  }

  removed(what: string): void {
    this.created.delete(what);
  }

  /** Removes what is there still, the last first: a run that was cut off or met a fault leaves nothing behind. @returns what stays */
  async remove(kit: Kit): Promise<Leftover[]> {
    const left: Leftover[] = [];
    for (const [what, created] of [...this.created].toReversed()) {
      const reason = await this.removal(kit, what, created).catch((error: unknown) =>
        error instanceof Error ? error.message : String(error),
      );
      if (reason !== undefined) left.push({ what, call: nameOf(created.call), reason });
    }
    return left;
  }

  /** Removes one. @returns why it is there still */
  private async removal(kit: Kit, what: string, { call, find }: Created): Promise<string | undefined> {
    const input = await find(kit);
    if (input === undefined) {
      return this.hidden.has(what)
        ? 'se aceptó y no aparece en la lista: su identificador no se conoce'
        : undefined;
    }
    const { status } = await kit.send(call, input, 'administrador');
    return (await find(kit)) === undefined ? undefined : `respondió ${status} y sigue en la lista`;
  }
}
