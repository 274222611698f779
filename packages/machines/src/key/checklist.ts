import { KEY_REQUIREMENTS } from '@presupuesto/api-sdk/contract';

/** One line of the live checklist (Cambiar Clave). */
interface ChecklistLine {
  readonly id: string;
  readonly label: string;
  readonly met: boolean;
}

/** Which requirements a new key meets, in the order in which they are listed. */
export function keyChecklist(key: string): readonly ChecklistLine[] {
  return KEY_REQUIREMENTS.map(({ id, label, isMet }) => ({ id, label, met: isMet(key) }));
}
