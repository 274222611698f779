import { Button } from '../../packages/web/src/ui/Button/Button.tsx';
import { exampleText } from './example-text.ts';
import type { MachineRef } from './live.ts';
import { pages } from './pages/index.ts';
import { Choices } from './Stepper.parts.ts';

/** A button for each event, with each of its examples, that would do something now. */
export function Events({ actor }: { readonly actor: MachineRef }) {
  const snapshot = actor.getSnapshot();
  const page = pages.find(({ machine }) => machine.id === snapshot.machine.id);
  const examples = Object.entries(page?.events ?? {}).flatMap(([type, payloads]) =>
    payloads.map((payload) => ({ type, ...payload })),
  );
  const possible = examples.filter((event) => snapshot.status === 'active' && snapshot.can(event));
  if (possible.length === 0) return <p>Ninguno.</p>;
  return (
    <Choices>
      {possible.map((event, at) => {
        const { type, ...payload } = event;
        const text = exampleText(payload);
        return (
          <li key={`${at} ${type}`}>
            <Button wide onClick={() => actor.send(event)}>
              <span>{type}</span>
              {text !== '' && <small>{text}</small>}
            </Button>
          </li>
        );
      })}
    </Choices>
  );
}
