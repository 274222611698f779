import { mayAssign, mayLoadChecked, uploadMachine } from '@presupuesto/machines';
import { useActor } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useProvided } from '../../app/ports.ts';
import { useLeaveGuard } from '../../app/use-leave-guard.ts';
import { Page } from '../../shell/Page/Page.tsx';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Columns, Lines, Main } from './CargarArchivos.parts.ts';
import { InfoCard } from './InfoCard.tsx';
import { LoadForm } from './LoadForm.tsx';
import { Overlay } from './Overlay.tsx';
import { outcomeTexts } from './outcome-texts.ts';
import { Result } from './Result.tsx';
import { useDropGuard, useFocusAfter } from './use-guards.ts';

const stay = (): void => {};

/** /cargar-archivos-ventas (specification §2) */
export default function CargarArchivos() {
  const [state, send] = useActor(useProvided(uploadMachine));
  const { context } = state;
  const { outcome, notice, failure } = context;
  const busy = state.hasTag('busy');
  const texts = outcome && outcomeTexts(outcome);
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLDivElement>(null);
  // Leaving would end the call: what the overlay offers is the way out.
  useLeaveGuard({ busy, dirty: busy, onBack: stay });
  useDropGuard();
  useFocusAfter(busy, failure ?? notice ?? outcome, form);

  // On a phone it would be below the window.
  useEffect(() => {
    if (outcome) results.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  return (
    <Page title="Cargar Archivos de Ventas">
      <Columns>
        <Main>
          <LoadForm ref={form} context={context} busy={busy} send={send} />
          <div ref={results}>
            <Alert tone={texts?.tone ?? 'success'}>
              {texts && (
                <Lines>
                  {texts.lines.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </Lines>
              )}
            </Alert>
          </div>
          {outcome && (
            <Result
              outcome={outcome}
              onLoad={
                mayLoadChecked(context) ? () => send({ type: 'form.submitted', purpose: 'load' }) : undefined
              }
              assignment={
                mayAssign(context)
                  ? {
                      isOn: context.asignarEnAbiertos,
                      onChange: (asignar) => send({ type: 'assignment.chosen', asignar }),
                    }
                  : undefined
              }
            />
          )}
        </Main>
        <InfoCard />
      </Columns>
      {busy && (
        <Overlay
          context={context}
          phase={state.hasTag('sending') ? 'sending' : state.hasTag('reading') ? 'reading' : 'awaiting'}
          exit={
            state.hasTag('cancellable') ? 'Cancelar' : state.hasTag('leavable') ? 'Dejar de esperar' : null
          }
          onExit={() => send({ type: 'form.cancelled' })}
        />
      )}
    </Page>
  );
}
