import { useState } from 'react';
import { Button } from '../../packages/web/src/ui/Button/Button.tsx';
import { Select } from '../../packages/web/src/ui/Select/Select.tsx';
import { FAILURES, type Failure } from './calls.ts';
import { Events } from './Events.tsx';
import type { Live, View } from './live.ts';
import { stateText } from './machine-snapshot.ts';
import { Group, Line, Others, Row } from './Stepper.parts.ts';

/** What there is to be done with a machine at work: its events, the calls that wait, the time. */
export function Stepper({ live, view }: { readonly live: Live; readonly view: View }) {
  return (
    <>
      <Calls calls={view.calls} />
      <Group aria-label="Eventos posibles ahora">
        <h2>Eventos posibles ahora</h2>
        <Events actor={live.actor} />
      </Group>
      <Group aria-label="Tiempo">
        <h2>Tiempo</h2>
        <Row>
          {[1, 5, 30].map((seconds) => (
            <Button key={seconds} onClick={() => live.pass(seconds * 1000)}>
              {`Pasan ${seconds} s`}
            </Button>
          ))}
        </Row>
      </Group>
      {view.others.length > 0 && <OtherMachines others={view.others} />}
    </>
  );
}

function Calls({ calls }: Pick<View, 'calls'>) {
  const [how, choose] = useState<Failure>('sin conexión');
  return (
    <Group aria-label="Trabajo que espera respuesta" data-reserve="calls">
      <h2>Trabajo que espera respuesta</h2>
      {calls.length === 0 && <p>Ninguno.</p>}
      {calls.map(({ id, name, respond, fail }) => (
        <Line key={id}>
          <code>{name}</code>
          <Row>
            <Button onClick={respond}>Responder</Button>
            <Button onClick={() => fail(how)}>Fallar</Button>
          </Row>
        </Line>
      ))}
      {calls.length > 0 && (
        <Select
          label="Falla con"
          value={how}
          options={FAILURES.map((value) => ({ value, label: value }))}
          onChange={(value) => choose(value as Failure)}
        />
      )}
    </Group>
  );
}

/** More of the same machine, as a cell for each month, is one too many to show. */
const SHOWN_OF_A_KIND = 2;

function OtherMachines({ others }: Pick<View, 'others'>) {
  const kinds = new Map<string, View['others']>();
  for (const actor of others) {
    const { id } = actor.getSnapshot().machine;
    kinds.set(id, [...(kinds.get(id) ?? []), actor]);
  }
  return (
    <Group aria-label="Otras máquinas en marcha">
      <h2>Otras máquinas en marcha</h2>
      {[...kinds].map(([id, actors]) => (
        <Others key={id}>
          <summary>
            <code>{id}</code>
            {actors.length > 1 ? ` × ${actors.length}` : ''}
          </summary>
          {actors.slice(0, SHOWN_OF_A_KIND).map((actor) => (
            <div key={actor.sessionId}>
              <p>{stateText(actor.getSnapshot())}</p>
              <Events actor={actor} />
            </div>
          ))}
        </Others>
      ))}
    </Group>
  );
}
