import type { Origen } from '@presupuesto/api-sdk/contract';
import {
  type Change,
  type Conflict,
  changeKey,
  type Gesture,
  isValueChange,
  type Kept,
  type Sent,
  type Unsent,
} from '@presupuesto/machines';
import { EARLIER_PREFIX, PREFIX } from './record-prefix.ts';

/** The way in which records are written. Those without a version were written before it was noted. */
const VERSION = 2;
const EARLIER_KEY = /^(volumenTon|precio|removal):\d+$/;
/** The key of somebody else whose name begins like this user's, and goes on with a colon. */
const SOMEBODY_ELSES = /:(volumenTon|precio|removal):\d+$/;

const PAIR_IDS = ['clienteProductoID', 'clienteID', 'productoID'];

/** What one user's records on this device hold, by their key. */
export interface Records {
  readonly kept: ReadonlyMap<string, Kept>;
  readonly unsent: ReadonlyMap<string, Unsent>;
  readonly unreadable: readonly string[];
}

/** Where a writing is kept: under a key of its own, so that no tab can delete another one's. */
export function recordKey(usuario: string, { id, change }: Kept): string {
  return id.startsWith(EARLIER_PREFIX)
    ? id
    : `${PREFIX}${encodeURIComponent(usuario)}:${changeKey(change)}:${id}`;
}

/** The same under a key of this version, for writing it anew. */
export function asPresent(kept: Kept): Kept {
  return kept.id.startsWith(EARLIER_PREFIX) ? { ...kept, id: 'anterior' } : kept;
}

/** `text` for one that the server refused. */
export function formatRecord(kept: Kept, text?: string): string {
  return JSON.stringify({ v: VERSION, ...kept, text });
}

/** What is kept for a user, or of some cells, earlier versions' records included. */
export function readRecords(storage: Storage, usuario: string, changes?: readonly Change[]): Records {
  const cells = changes && new Set(changes.map(changeKey));
  const kept = new Map<string, Kept>();
  const unsent = new Map<string, Unsent>();
  const unreadable: string[] = [];
  for (const key of keysOf(storage, usuario, cells)) {
    const record = parseRecord(key, storage.getItem(key));
    if (!record) unreadable.push(key);
    else if (record.text === undefined) kept.set(key, record.kept);
    else unsent.set(key, { kept: record.kept, text: record.text });
  }
  return { kept, unsent, unreadable };
}

/** Of a user's records, or of those of some cells. */
export function keysOf(storage: Storage, usuario: string, cells?: ReadonlySet<string>): readonly string[] {
  const prefix = `${PREFIX}${encodeURIComponent(usuario)}:`;
  const earlier = `${EARLIER_PREFIX}${usuario}:`;
  const isAsked = (key: string) =>
    key.startsWith(prefix) && (!cells || cells.has(cellOf(key.slice(prefix.length))));
  const isEarlier = (key: string) => {
    if (!key.startsWith(earlier)) return false;
    const rest = key.slice(earlier.length);
    return cells ? cells.has(rest) : !isSomebodyElses(rest);
  };
  return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter(
    (key) => isAsked(key) || isEarlier(key),
  );
}

/** Of a record's key without whose it is: `changeKey` has one colon, and another one follows it. */
function cellOf(rest: string): string {
  return rest.slice(0, rest.indexOf(':', rest.indexOf(':') + 1));
}

function isSomebodyElses(rest: string): boolean {
  return !EARLIER_KEY.test(rest) && SOMEBODY_ELSES.test(rest);
}

function parseRecord(key: string, text: string | null): { kept: Kept; text?: string } | undefined {
  const value = parse(text);
  // Written before records had a version: the change itself, older than everything that has a moment.
  if (key.startsWith(EARLIER_PREFIX)) {
    return isChange(value) ? { kept: { id: key, moment: 0, change: value } } : undefined;
  }
  if (!isRecord(value) || value['v'] !== VERSION) return undefined;
  const kept = readKept(value);
  if (!kept) return undefined;
  return typeof value['text'] === 'string' ? { kept, text: value['text'] } : { kept };
}

/** A writing as another tab or an earlier page of this version wrote it. */
export function readKept(value: unknown): Kept | undefined {
  if (!isRecord(value)) return undefined;
  const { id, moment, change } = value;
  if (typeof id !== 'string' || typeof moment !== 'number' || !isChange(change)) return undefined;
  const conflicto = readConflict(value['conflicto']);
  const gesto = readGesture(value['gesto']);
  const over = readOver(value['over']);
  return {
    id,
    moment,
    change,
    ...(gesto && { gesto }),
    ...(over && { over }),
    ...(conflicto && { conflicto }),
  };
}

function readGesture(value: unknown): Gesture | undefined {
  if (!isRecord(value)) return undefined;
  const { gestoID, origen } = value;
  if (typeof gestoID !== 'string') return undefined;
  return isOrigen(origen) ? { gestoID, origen } : undefined;
}

/** Of one that the contract does not know the server refuses the batch: then each figure goes by itself. */
function isOrigen(value: unknown): value is Origen {
  return typeof value === 'string';
}

function readOver(value: unknown): Sent | undefined {
  const kept = readKept(value);
  return kept?.gesto && isValueChange(kept.change)
    ? { id: kept.id, moment: kept.moment, change: kept.change, gesto: kept.gesto }
    : undefined;
}

function readConflict(value: unknown): Conflict | undefined {
  if (!isRecord(value) || typeof value['actual'] !== 'number') return undefined;
  const { actual, usuario, fecha } = value;
  return {
    actual,
    usuario: typeof usuario === 'string' ? usuario : null,
    fecha: typeof fecha === 'string' ? fecha : null,
  };
}

/** Whose record it is, and what it holds; undefined for any other. */
export function readStored(
  key: string | null,
  text: string | null,
): { usuario: string; kept: Kept } | undefined {
  const usuario = /^pendiente:([^:]*):/.exec(key ?? '')?.[1];
  const record = parseRecord(key ?? '', text);
  if (usuario === undefined || !record || record.text !== undefined) return undefined;
  return { usuario: decodeURIComponent(usuario), kept: record.kept };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isChange(value: unknown): value is Change {
  if (!isRecord(value) || typeof value['periodoID'] !== 'string') return false;
  if (value['kind'] === 'removal') return typeof value['clienteProductoID'] === 'number';
  if (value['kind'] === 'restoration') return PAIR_IDS.every((id) => typeof value[id] === 'number');
  return (
    (value['kind'] === 'volumenTon' || value['kind'] === 'precio') &&
    typeof value['ventaID'] === 'number' &&
    typeof value['valor'] === 'number'
  );
}
