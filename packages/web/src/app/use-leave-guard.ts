import { useEffect } from 'react';
import { holdHistory } from './history-hold.ts';
import { useLeaveWarning } from './use-leave-warning.ts';

interface LeaveGuard {
  /** The browser asks before the tab goes. */
  readonly busy: boolean;
  /** Something was typed: the browser's back and forward keys lead nowhere, and `onBack` asks. */
  readonly dirty: boolean;
  readonly onBack: () => void;
}

/** Lets nobody leave unasked while something typed is not saved. */
export function useLeaveGuard({ busy, dirty, onBack }: LeaveGuard): void {
  useLeaveWarning(busy || dirty);

  useEffect(() => {
    if (!dirty) return undefined;
    const { href } = window.location;
    const state: unknown = window.history.state;
    return holdHistory(() => {
      window.history.pushState(state, '', href);
      onBack();
    });
  }, [dirty, onBack]);
}
