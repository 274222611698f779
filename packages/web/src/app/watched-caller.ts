import { ApiError, type Caller } from '@presupuesto/api-sdk';
import { logWarning } from './log.ts';

/** A caller that logs every 401 (specification §8), and calls back at every answer. */
export function watchedCaller(call: Caller, onAnswer: () => void = () => {}): Caller {
  return async (endpoint, input, options) => {
    try {
      const answer = await call(endpoint, input, options);
      onAnswer();
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) logWarning(`Sin autorización: ${error.message}`);
      throw error;
    }
  };
}
