import { randomUUID } from 'node:crypto';
import type { ResultadoCambio } from '@presupuesto/api-sdk/contract';
import type { Call, CallAnswer } from '../call.ts';

/** A figure that a tab has sent, with the one that its author saw. Every figure of a schedule is another. */
export interface Sent {
  ventaID: number;
  valor: number;
  visto: number;
  /** Whether the server said that it stands. */
  wasAcknowledged: boolean;
}

interface Draft {
  valor: number;
  visto: number;
}

interface Batch {
  gestoID: string;
  drafts: ReadonlyMap<number, Draft>;
}

interface TabOptions {
  call: Call;
  token: string;
  ventaIDs: readonly number[];
  /** Where the months are read. */
  months: Record<string, string | number>;
  /** From 0 to below 1. */
  random: () => number;
  /** A figure that nobody has typed. */
  nextFigure: () => number;
  /** What every tab has sent. */
  sent: Sent[];
}

/** One tab of a person who types volumes, over a network on which calls and answers get lost, and who decides about each conflict. */
export class Tab {
  private readonly seen = new Map<number, number>();
  private drafts = new Map<number, Draft>();
  /** Sent, and not known to be answered. */
  private unanswered: Batch | undefined;
  private readonly answered: Batch[] = [];

  constructor(private readonly options: TabOptions) {}

  /** Does something, mostly to type. */
  async act(): Promise<void> {
    const { random } = this.options;
    const choice = random();
    if (choice < 0.2) await this.read();
    else if (choice < 0.6) this.type();
    else if (choice < 0.75) await this.sendOne();
    else if (choice < 0.92) await this.sendAll();
    else await this.sendAgain();
  }

  /** Sends what is left until all is answered and no conflict is open. */
  async finish(): Promise<void> {
    while (this.drafts.size > 0 || this.unanswered) await this.sendAll({ isLossy: false });
  }

  async read(): Promise<void> {
    const answer = await this.call('GET', '/api/v1/ventas/listar-ventas', { query: this.options.months });
    if (answer?.status !== 200) return;
    const read = answer.body.data as { ventaID: number; volumenTon: number }[];
    for (const { ventaID, volumenTon } of read) this.seen.set(ventaID, volumenTon);
  }

  private type(): void {
    const { random, ventaIDs, nextFigure } = this.options;
    const ventaID = ventaIDs[Math.floor(random() * ventaIDs.length)] ?? 0;
    const visto = this.drafts.get(ventaID)?.visto ?? this.seen.get(ventaID);
    if (visto !== undefined && !this.unanswered?.drafts.has(ventaID))
      this.drafts.set(ventaID, { valor: nextFigure(), visto });
  }

  private async sendOne(): Promise<void> {
    const [first] = this.drafts;
    if (!first) return;
    const [ventaID, draft] = first;
    const sent = this.note(ventaID, draft);
    const answer = await this.call('PUT', `/api/v1/ventas/${ventaID}/volumen`, {
      query: { volumenTon: draft.valor, visto: draft.visto },
    });
    if (!answer) return;
    const data = answer.body.data as { actual: number } | undefined;
    if (answer.status === 200) this.confirm(ventaID, sent);
    else if (answer.status === 409) this.decide(ventaID, draft, data?.actual);
    else throw new Error(`A save was answered ${answer.status} ${answer.body.message}`);
  }

  /** A batch that was not answered goes again as it was. */
  private async sendAll({ isLossy = true } = {}): Promise<void> {
    if (this.drafts.size === 0 && !this.unanswered) return;
    this.unanswered ??= this.takeBatch();
    const batch = this.unanswered;
    const sent = [...batch.drafts].map(([ventaID, draft]) => this.note(ventaID, draft));
    const answer = await this.call('PUT', '/api/v1/ventas/lote', { body: bodyOf(batch) }, isLossy);
    if (!answer) return;
    if (answer.status !== 200)
      throw new Error(`A batch was answered ${answer.status} ${answer.body.message}`);
    this.unanswered = undefined;
    this.answered.push(batch);
    for (const [at, result] of (answer.body.data as ResultadoCambio[]).entries()) {
      const draft = batch.drafts.get(result.ventaID);
      const one = sent[at];
      if (!draft || !one) throw new Error('A batch was answered with others');
      if (result.estado === 'guardado') this.confirm(result.ventaID, one);
      else this.decide(result.ventaID, draft, result.actual ?? undefined);
    }
  }

  /** As a proxy may that repeats a request which was answered long ago. */
  private async sendAgain(): Promise<void> {
    const { random } = this.options;
    const batch = this.answered[Math.floor(random() * this.answered.length)];
    if (batch) await this.call('PUT', '/api/v1/ventas/lote', { body: bodyOf(batch) });
  }

  private takeBatch(): Batch {
    const drafts = this.drafts;
    this.drafts = new Map();
    return { gestoID: randomUUID(), drafts };
  }

  private confirm(ventaID: number, sent: Sent): void {
    sent.wasAcknowledged = true;
    this.seen.set(ventaID, sent.valor);
    if (this.drafts.get(ventaID)?.valor === sent.valor) this.drafts.delete(ventaID);
  }

  /** Leaves the figure that stands, or puts the own one in its place, which is now seen. */
  private decide(ventaID: number, draft: Draft, actual: number | undefined): void {
    if (actual === undefined) throw new Error('A conflict does not say what stands');
    this.seen.set(ventaID, actual);
    if (this.options.random() < 0.5) this.drafts.delete(ventaID);
    else this.drafts.set(ventaID, { valor: draft.valor, visto: actual });
  }

  private note(ventaID: number, { valor, visto }: Draft): Sent {
    const sent = { ventaID, valor, visto, wasAcknowledged: false };
    this.options.sent.push(sent);
    return sent;
  }

  /** Undefined where call or answer got lost. */
  private async call(
    method: string,
    path: string,
    options: Parameters<Call>[2],
    isLossy = true,
  ): Promise<CallAnswer | undefined> {
    const { call, token, random } = this.options;
    const luck = isLossy ? random() : 1;
    if (luck < 0.15) return undefined;
    const answer = await call(method, path, { token, ...options }).catch(() => undefined);
    return luck < 0.3 || (answer?.status ?? 0) >= 500 ? undefined : answer;
  }
}

function bodyOf({ gestoID, drafts }: Batch) {
  const cambios = [...drafts].map(([ventaID, { valor, visto }]) => ({
    ventaID,
    campo: 'volumenTon',
    valor,
    visto,
  }));
  return { gestoID, origen: 'tecleado', cambios };
}
