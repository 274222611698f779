import type { SyntheticEvent } from 'react';
import { Page } from '../../shell/Page/Page.tsx';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx';
import { Actions, Outcome, Sheet } from './AbrirPeriodo.parts.ts';
import { OpeningFields } from './OpeningFields.tsx';
import { useOpening } from './use-opening.ts';

/** /abrir-periodo (specification §2, Abrir Período). */
export default function AbrirPeriodo() {
  const { state, send, fields, outcome } = useOpening();
  const { problem, opened, withAssigned } = state.context;

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    send({ type: 'form.submitted' });
  }

  return (
    <Page title="Abrir Período">
      <Sheet as="form" noValidate aria-label="Abrir Período" onSubmit={handleSubmit}>
        <p>
          El período nuevo recibe los clientes y productos del origen, sin presupuestar, con sus cifras y
          tasas de cambio como propuesta.
        </p>
        <OpeningFields {...{ state, send, fields }} />
        <Checkbox
          label="Añadir, con ceros, los pares asignados que no están en el origen"
          checked={withAssigned}
          onChange={(checked) => send({ type: 'assigned.switched', withAssigned: checked })}
        />
        <Actions>
          <Button type="submit" variant="primary" loading={state.hasTag('busy')}>
            Abrir Período
          </Button>
          <Button onClick={() => send({ type: 'form.cleared' })} disabled={state.hasTag('busy')}>
            Limpiar
          </Button>
          <Outcome ref={outcome}>
            <Alert>{problem}</Alert>
            <Alert tone="success">{opened}</Alert>
          </Outcome>
        </Actions>
      </Sheet>
    </Page>
  );
}
