import { Entries } from './Log.parts.ts';
import type { LogEntry } from './live.ts';
import { Group, Others } from './Stepper.parts.ts';

interface LogProps {
  readonly log: readonly LogEntry[];
  readonly context: unknown;
}

/** What has happened, the latest first, and what the machine holds now. */
export function Log({ log, context }: LogProps) {
  return (
    <>
      <Group aria-label="Registro">
        <h2>Registro</h2>
        <Entries tabIndex={0} role="log" aria-label="Transiciones, la última primero">
          {log.map(({ id, actor, event, state }) => (
            <div key={id}>
              <span>{actor}</span> <b>{event}</b> <span>→ {state}</span>
            </div>
          ))}
        </Entries>
      </Group>
      <Others>
        <summary>Contexto</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard */}
        <section tabIndex={0} aria-label="Contexto">
          <pre>{contextText(context)}</pre>
        </section>
      </Others>
    </>
  );
}

/** Actors and other machinery by their name; long lists by how many they hold. */
function contextText(context: unknown): string {
  const shown = (_: string, value: unknown): unknown => {
    if (typeof value === 'function') return 'función';
    if (typeof value === 'object' && value !== null && 'sessionId' in value) return 'actor';
    if (Array.isArray(value) && value.length > 3) return `lista de ${value.length}`;
    return value;
  };
  return JSON.stringify(context, shown, 2);
}
