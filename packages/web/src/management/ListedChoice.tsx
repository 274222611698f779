import { choicesMachine } from '@presupuesto/machines';
import { useActor } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useProvided } from '../app/ports.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Select, type SelectOption, type SelectProps } from '../ui/Select/Select.tsx';
import type { FieldValues, ListedOptions } from './fields.ts';
import { Listed } from './Management.parts.ts';

type ListedProps = Omit<SelectProps, 'options' | 'disabled'> & {
  readonly listed: ListedOptions;
  readonly values: FieldValues;
};

/** A select whose choices a call lists; it waits for the field that they depend on. */
export function ListedChoice({ listed, values, ...props }: ListedProps) {
  const source = listed.source(values);
  const [state, send] = useActor(useProvided(choicesMachine), { input: source });

  // The machine leaves a source alone that it has already.
  useEffect(() => send({ type: 'source.changed', source }));

  const loading = state.hasTag('loading');
  const parts = useRef<HTMLDivElement>(null);
  const retried = useRef(false);

  useEffect(() => {
    if (loading || !retried.current) return;
    retried.current = false;
    parts.current?.querySelector<HTMLElement>('select:enabled, button')?.focus();
  }, [loading]);

  return (
    <Listed ref={parts}>
      <Select
        {...props}
        placeholder={loading ? 'Cargando…' : (props.placeholder ?? '')}
        // Open to the keyboard while its list is on its way: a form begins at its first field, not at the next one that is ready.
        disabled={!loading && !state.hasTag('loaded')}
        options={withCurrent(state.context.choices, props.value, state.hasTag('loaded'))}
        error={props.error ?? state.context.problem ?? undefined}
      />
      {state.hasTag('failed') && (
        <Button
          onClick={() => {
            // The button goes away while the list is on its way: the keyboard goes on at what comes of it.
            retried.current = true;
            send({ type: 'retry.requested' });
          }}
        >
          Reintentar
        </Button>
      )}
    </Listed>
  );
}

/** A record keeps its choice also when the list does not offer it any more, or is not there yet. */
function withCurrent(options: readonly SelectOption[], value: string, loaded: boolean) {
  if (value === '' || options.some((option) => option.value === value)) return options;
  return [...options, { value, label: loaded ? value : '' }];
}
