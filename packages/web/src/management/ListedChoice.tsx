import { choicesMachine, labelOf } from '@presupuesto/machines';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { useProvided } from '../app/ports.ts';
import { AwaitedSelect } from '../ui/AwaitedSelect/AwaitedSelect.tsx';
import type { SelectOption, SelectProps } from '../ui/Select/Select.tsx';
import type { FieldValues, ListedOptions } from './fields.ts';

type ListedProps = Omit<SelectProps, 'options' | 'disabled'> & {
  readonly listed: ListedOptions;
  readonly values: FieldValues;
  /** Why the server refused the form; null where it did not. */
  readonly refusal: string | null;
};

/** A select whose choices a call lists; it waits for the field that they depend on. */
export function ListedChoice({ listed, values, refusal, ...props }: ListedProps) {
  const source = listed.source(values);
  const [state, send] = useActor(useProvided(choicesMachine), { input: source });

  // The machine leaves a source alone that it has already.
  useEffect(() => send({ type: 'source.changed', source }));

  // What was chosen may be gone.
  useEffect(() => {
    if (refusal !== null) send({ type: 'choices.doubted' });
  }, [refusal, send]);

  const loading = state.hasTag('loading');
  const loaded = state.hasTag('loaded');
  const hint =
    loaded && state.context.choices.length === 0 && props.value === '' ? listed.whenNone : undefined;

  return (
    <AwaitedSelect
      {...props}
      loading={loading}
      failed={state.hasTag('failed')}
      onRetry={() => send({ type: 'retry.requested' })}
      placeholder={placeholderOf(loading, hint, props.placeholder)}
      // Open to the keyboard while its list is on its way: a form begins at its first field, not at the next one that is ready.
      disabled={!loading && !loaded}
      options={withCurrent(
        state.context.choices,
        props.value,
        loaded ? (labelOf(state.context, props.value) ?? props.value) : '',
      )}
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
function withCurrent(options: readonly SelectOption[], value: string, label: string) {
  if (value === '' || options.some((option) => option.value === value)) return options;
  return [...options, { value, label }];
}
