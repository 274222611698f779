import type { WholeBudget } from '@presupuesto/machines';
import { writeBudget } from './budget-workbook.ts';

interface Asked {
  readonly budget: WholeBudget;
  readonly direccion: string;
}

/** Answers a budget with its file; what goes wrong reaches the page as the worker's error. */
addEventListener('message', ({ data: { budget, direccion } }: MessageEvent<Asked>) => {
  writeBudget(budget, direccion).then((file) => postMessage(file), reportError);
});
