import { expect, waitFor, within } from 'storybook/test';
import * as pages from './pages/budget.ts';
import { answer, reaches, send } from './stories/steps.ts';
import { statecharts, storyOf } from './stories/story-of.tsx';

export default { ...statecharts, title: 'statecharts/Presupuestos' };

export const Budget = storyOf(pages.budget, async (context) => {
  await answer(context, 'loadPeriods');
  await send(context, 'period.chosen');
  await answer(context, 'loadRows');
  const { canvas, userEvent } = context;
  const rows = canvas.getByText('rows', { selector: 'summary code' });
  await userEvent.click(rows);
  await userEvent.click(await canvas.findByRole('button', { name: /^row\.chosen/ }));
  await answer(context, 'loadVentas');
  const sheet = within(
    canvas.getByText('sheet', { selector: 'summary code' }).closest('details') as HTMLElement,
  );
  await waitFor(() => expect(sheet.getByText(/budget\.loaded/)).toBeInTheDocument());
});

export const Rows = storyOf(pages.rows);

export const Ahead = storyOf(pages.ahead);

export const Sheet = storyOf(pages.sheet, async (context) => {
  await send(context, 'pair.chosen');
  await answer(context, 'loadVentas');
  await reaches(context, 'budget.loaded.fresh');
});

export const Cell = storyOf(pages.cell, async (context) => {
  await send(context, 'cell.typed');
  await reaches(context, 'typing.editing');
  await send(context, 'cell.left');
  await reaches(context, 'saving.pending');
  await expect(context.canvas.getByRole('log')).toHaveTextContent('value.left');
});

export const Approval = storyOf(pages.approval);
export const Removal = storyOf(pages.removal);
export const Download = storyOf(pages.download);
export const WholeBudget = storyOf(pages.wholeBudget);
