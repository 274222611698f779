import { MONTH_NAMES, TIPOS_APERTURA } from '@presupuesto/api-sdk/contract';
import { isOpeningDraft, type OpeningField, openingDraft, openingMachine } from '@presupuesto/machines';
import { useActor } from '@xstate/react';
import { type SyntheticEvent, useCallback, useEffect, useRef } from 'react';
import { useProvided } from '../../app/ports.ts';
import { useFormDraft } from '../../app/use-form-draft.ts';
import { Page } from '../../shell/Page/Page.tsx';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import { TextBox } from '../../ui/TextBox/TextBox.tsx';
import { Actions, Fields, Outcome, Sheet } from './AbrirPeriodo.parts.ts';
import { OriginChoice } from './OriginChoice.tsx';

const TYPES = TIPOS_APERTURA.map((tipo) => ({ value: tipo, label: tipo }));
const MONTHS = MONTH_NAMES.map((name, index) => ({ value: String(index + 1), label: name }));

/** /abrir-periodo (specification §2, Abrir Período). */
export default function AbrirPeriodo() {
  const [state, send, actor] = useActor(useProvided(openingMachine));
  const { values, problems, problem, opened, origins, originsProblem, refusals, round } = state.context;
  const fields = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLDivElement>(null);

  const draftOf = useCallback(() => openingDraft(actor.getSnapshot().context), [actor]);
  const onFound = useCallback(
    (draft: unknown) => {
      if (isOpeningDraft(draft)) actor.send({ type: 'draft.found', draft });
    },
    [actor],
  );
  const keepDraft = useFormDraft('Abrir Período', { draftOf, onFound });
  // Whoever looks something up on another screen finds the form as it was.
  useEffect(() => keepDraft, [keepDraft]);

  useEffect(() => {
    if (refusals > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  useEffect(() => {
    // Sent from a field by Enter: that field is gone, the keyboard begins at the first one.
    if (round > 0 && document.activeElement === document.body) {
      fields.current?.querySelector<HTMLElement>('select:enabled, input')?.focus();
    }
  }, [round]);

  const said = opened ?? (Object.keys(problems).length === 0 ? problem : null);
  useEffect(() => {
    if (said !== null) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    send({ type: 'form.submitted' });
  }

  const control = (field: OpeningField) => ({
    name: field,
    required: true,
    value: values[field],
    error: problems[field],
    onChange: (value: string) => send({ type: 'field.typed', field, value }),
  });

  return (
    <Page title="Abrir Período">
      <Sheet as="form" noValidate aria-label="Abrir Período" onSubmit={handleSubmit}>
        <p>
          El período nuevo recibe los clientes y productos del origen, sin presupuestar, con sus cifras y
          tasas de cambio como propuesta.
        </p>
        {/* Emptied, the fields are new ones: none of them has been left yet. */}
        <Fields key={round} ref={fields}>
          <OriginChoice
            {...control('periodoOrigen')}
            origins={origins}
            loading={state.hasTag('loadingOrigins')}
            problem={originsProblem}
            onRetry={() => send({ type: 'retry.requested' })}
          />
          <TextBox
            {...control('periodoDestino')}
            label="Período Destino"
            placeholder="SOP10-2025"
            maxLength={20}
          />
          <Select
            {...control('tipoPeriodo')}
            label="Tipo Período"
            placeholder="Seleccione un tipo"
            options={TYPES}
          />
          <TextBox {...control('anioInicio')} label="Año Inicio" type="integer" step={1} />
          <Select
            {...control('mesInicio')}
            label="Mes Inicio"
            placeholder="Seleccione un mes"
            options={MONTHS}
          />
          <TextBox {...control('cantidadMeses')} label="Cantidad Meses" type="integer" step={1} />
        </Fields>
        <Checkbox
          label="Añadir, con ceros, los pares asignados que no están en el origen"
          checked={state.context.withAssigned}
          onChange={(withAssigned) => send({ type: 'assigned.switched', withAssigned })}
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
