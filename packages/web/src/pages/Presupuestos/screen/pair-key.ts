type Press = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

interface Walk {
  readonly step: 1 | -1;
  /** Only to one that is not budgeted. */
  readonly due: boolean;
}

const STEPS: Partial<Record<string, Walk['step']>> = { PageDown: 1, PageUp: -1 };

/**
 * Where a key leads: Ctrl or Alt with Page Down or Page Up to the next or the previous pair, Alt+L to the list. Browsers keep
 * Ctrl with these for their own tabs, as a rule.
 */
export function pairKeyOf({
  key,
  code,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Press): Walk | 'list' | undefined {
  if (metaKey || altKey === ctrlKey) return undefined;
  const step = STEPS[key];
  if (step !== undefined) return { step, due: shiftKey };
  // By `code`: with Alt some systems write another letter.
  return altKey && code === 'KeyL' && !shiftKey ? 'list' : undefined;
}
