import { EXIT } from './exit-codes.ts';
import { Interrupted } from './problems.ts';

/**
 * A signal that Ctrl+C and SIGTERM abort, so that what is under way ends cleanly; asked a second time, the program ends at once.
 * `ending` stops watching.
 */
export function watchSignals(process: NodeJS.Process): { signal: AbortSignal; ending: () => void } {
  const controller = new AbortController();
  const interrupt = (exitCode: Interrupted['exitCode']) => () => {
    if (controller.signal.aborted) process.exit(exitCode);
    controller.abort(new Interrupted(exitCode));
  };
  const onInterrupt = interrupt(EXIT.interrupted);
  const onTerminate = interrupt(EXIT.terminated);
  process.on('SIGINT', onInterrupt).on('SIGTERM', onTerminate);
  return {
    signal: controller.signal,
    ending: () => process.off('SIGINT', onInterrupt).off('SIGTERM', onTerminate),
  };
}
