import { choicesMachine } from '@presupuesto/machines';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { useProvided } from '../app/ports.ts';
import { AwaitedSelect } from '../ui/AwaitedSelect/AwaitedSelect.tsx';
import type { SelectOption, SelectProps } from '../ui/Select/Select.tsx';
import type { FieldValues, ListedOptions } from './fields.ts';

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
  const hint =
    state.hasTag('loaded') && state.context.choices.length === 0 && props.value === ''
      ? listed.whenNone
      : undefined;

  return (
    <AwaitedSelect
      {...props}
      loading={loading}
      failed={state.hasTag('failed')}
      onRetry={() => send({ type: 'retry.requested' })}
      placeholder={placeholderOf(loading, hint, props.placeholder)}
      // Open to the keyboard while its list is on its way: a form begins at its first field, not at the next one that is ready.
      disabled={!loading && !state.hasTag('loaded')}
      options={withCurrent(state.context.choices, props.value, state.hasTag('loaded'))}
      error={hint ?? props.error ?? state.context.problem ?? undefined}
    />
  );
}

/** A select without choices asks for none. */
function placeholderOf(loading: boolean, hint: string | undefined, placeholder = ''): string {
  if (loading) return 'Cargando…';
  return hint === undefined ? placeholder : '';
}

/** A record keeps its choice also when the list does not offer it any more, or is not there yet. */
function withCurrent(options: readonly SelectOption[], value: string, loaded: boolean) {
  if (value === '' || options.some((option) => option.value === value)) return options;
  return [...options, { value, label: loaded ? value : '' }];
}
