import { expect } from 'storybook/test';
import * as pages from './pages/outbox.ts';
import { answer, press, send } from './stories/steps.ts';
import { statecharts, storyOf } from './stories/story-of.tsx';

export default { ...statecharts, title: 'Máquinas/Envío', tags: ['!autodocs'] };

export const Outbox = storyOf(pages.outbox, async (context) => {
  await send(context, 'session.started');
  await send(context, 'changes.queued');
  await answer(context, 'sendChange', 'Fallar');
  await press(context, 'Pasan 1 s');
  await answer(context, 'sendChange');
  await expect(await context.canvas.findByText('change.confirmed')).toBeVisible();
});

export const Batch = storyOf(pages.batch, async (context) => {
  await answer(context, 'sendBatch', 'Fallar');
  await press(context, 'Pasan 1 s');
  await answer(context, 'sendBatch');
  await expect(context.canvas.getByRole('log')).toHaveTextContent('batch.answered');
});
