import { expect, waitFor, within } from 'storybook/test';
import * as pages from './pages/budget.ts';
import { answer, reaches, send } from './stories/steps.ts';
import { statecharts, storyOf } from './stories/story-of.tsx';

export default { ...statecharts, title: 'Máquinas/Presupuestos', tags: ['!autodocs'] };

export const Budget = storyOf(pages.budget, async (context) => {
  await answer(context, 'listarPresupuestables');
  await send(context, 'period.chosen');
  await answer(context, 'listarClientesProductos');
  const { canvas, userEvent } = context;
  const rows = canvas.getByText('rows', { selector: 'summary code' });
  await userEvent.click(rows);
  await userEvent.click(await canvas.findByRole('button', { name: /^row\.chosen/ }));
  await answer(context, 'listarVentas');
  const sheet = within(
    canvas.getByText('sheet', { selector: 'summary code' }).closest('details') as HTMLElement,
  );
  await waitFor(() => expect(sheet.getByText(/budget\.loaded/)).toBeInTheDocument());
});

export const Rows = storyOf(pages.rows);

export const Ahead = storyOf(pages.ahead);
export const Near = storyOf(pages.near);

export const Sheet = storyOf(pages.sheet, async (context) => {
  await send(context, 'pair.chosen');
  await answer(context, 'listarVentas');
  await reaches(context, 'budget.loaded.fresh');
});

export const Grid = storyOf(pages.grid, async (context) => {
  await answer(context, 'loadWholeBudget');
  await send(context, 'list.changed');
  await send(context, 'cell.chosen');
  await send(context, 'entry.begun');
  await reaches(context, 'cells.entering.typing');
});

export const History = storyOf(pages.history, async (context) => {
  await send(context, 'period.opened');
  await send(context, 'step.recorded');
  await send(context, 'edit.undone');
  await expect(context.canvas.getByRole('log')).toHaveTextContent('figures.written');
});

export const CellSave = storyOf(pages.cellSave);

export const Replicate = storyOf(pages.replicate, async (context) => {
  await send(context, 'changes.passed');
  await reaches(context, 'saving');
  await expect(context.canvas.getByRole('log')).toHaveTextContent('changes.due');
});

export const Approval = storyOf(pages.approval);
export const Approvals = storyOf(pages.approvals, async (context) => {
  await send(context, 'period.chosen');
  await answer(context, 'listarAprobaciones');
  await reaches(context, 'loaded.resting');
});

export const Changes = storyOf(pages.changes, async (context) => {
  await send(context, 'changes.asked');
  await answer(context, 'request');
  await reaches(context, 'open.loaded.reading.resting');
});

export const Note = storyOf(pages.note, async (context) => {
  await send(context, 'note.asked');
  await send(context, 'note.typed');
  await send(context, 'note.confirmed');
  await answer(context, 'request', 'Fallar');
  await reaches(context, 'writing.failed');
});

export const Moment = storyOf(pages.moment);

export const Copy = storyOf(pages.copy);
export const Workbook = storyOf(pages.workbook);
export const Removal = storyOf(pages.removal);
export const Download = storyOf(pages.download);
export const WholeBudget = storyOf(pages.wholeBudget);
