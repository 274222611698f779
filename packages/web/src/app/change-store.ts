import {
  type Change,
  type ChangeStore,
  changeKey,
  type StoreAnswer,
  type StoreCommand,
} from '@presupuesto/machines';
import { fromCallback } from 'xstate';

const prefixOf = (usuario: string): string => `sin-guardar:${usuario}:`;

/** What one user typed on this device and the server has not confirmed. A record that cannot be read is left alone. */
export function readChanges(storage: Storage, usuario: string): readonly Change[] {
  const prefix = prefixOf(usuario);
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  return keys.filter((key) => key.startsWith(prefix)).flatMap((key) => parse(storage.getItem(key)));
}

export function applyCommand(storage: Storage, usuario: string, command: StoreCommand): void {
  const key = prefixOf(usuario) + changeKey(command.change);
  if (command.type === 'change.kept') storage.setItem(key, JSON.stringify(command.change));
  else storage.removeItem(key);
}

/** The browser's storage as the outbox's store (decisions §10). */
export function createChangeStore(storage: Storage): ChangeStore {
  return fromCallback<StoreCommand, { usuario: string }>(({ input, receive, sendBack }) => {
    const read: StoreAnswer = { type: 'changes.read', changes: readChanges(storage, input.usuario) };
    sendBack(read);
    receive((command) => applyCommand(storage, input.usuario, command));
  });
}

function parse(text: string | null): Change[] {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isChange(value) ? [value] : [];
  } catch {
    return [];
  }
}

/** Records come from this program alone; this guards against an older version's. */
function isChange(value: unknown): value is Change {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'removal') return 'clienteProductoID' in value;
  return (value.kind === 'volumenTon' || value.kind === 'precio') && 'ventaID' in value && 'valor' in value;
}
