/** What the worker is started with. */
export interface WorkerData {
  folder: string;
}

/** `bytes` are whole messages of PostgreSQL's wire protocol; `connection` numbers the client's connections. */
export type ToWorker = { kind: 'request'; connection: number; bytes: Uint8Array } | { kind: 'close' };

export type FromWorker = { kind: 'ready' } | { kind: 'answer'; connection: number; bytes: Uint8Array };
