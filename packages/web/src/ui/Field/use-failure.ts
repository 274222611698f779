import { requiredProblem } from '@presupuesto/api-sdk/contract';
import { useEffect, useState } from 'react';
import { logWarning } from '../../app/log.ts';

/** What a control promises about its value (specification §5, text box and selects). */
export interface Rules {
  readonly required?: boolean;
  /** A check of the caller's own: a message, or undefined when the value is good. */
  readonly validate?: (value: string) => string | undefined;
}

/** The message for a value that breaks the rules. A check that fails itself says so. */
export function checkValue({ required = false, validate }: Rules, value: string): string | undefined {
  try {
    return requiredProblem(value, required) ?? validate?.(value);
  } catch {
    return 'Error en validación';
  }
}

/**
 * The message to show now: nothing until the control was left once, or was validated explicitly
 * (`validated`, as when its form was sent). Failures are logged.
 */
export function useFailure(label: string, rules: Rules, value: string, validated: boolean) {
  const [left, setLeft] = useState(false);
  const failure = left || validated ? checkValue(rules, value) : undefined;
  useEffect(() => {
    if (failure !== undefined) logWarning(`${label}: ${failure}`);
  }, [label, failure]);
  return { failure, leave: () => setLeft(true) };
}
