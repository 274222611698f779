import { eliminarClienteProducto, guardarVolumen } from '@presupuesto/api-sdk/contract';
import { isValueChange } from '@presupuesto/machines';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { failure, unreachable } from '../../app/stories/failure.ts';
import type { FakeWork } from '../../app/stories/fake-ports.ts';
import { withApp } from '../../app/stories/WithApp.tsx';
import { budgetWork } from '../../fixtures/budget-work.ts';
import Presupuestos from './Presupuestos.tsx';
import { opened, type StoryContext } from './stories/steps.ts';
import { inWindow } from './stories/Window.tsx';

const app = (work: FakeWork) => ({ app: { work: { ...budgetWork(), ...work } } });

/** A change on its way, waiting to come again, and refused: nothing is announced, and nothing typed is lost (decisions §10). */
const meta = {
  title: 'Presupuestos/Guardado',
  component: Presupuestos,
  decorators: [inWindow, withApp],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Presupuestos>;

export default meta;
type Story = StoryObj<typeof meta>;

const october = ({ canvas }: StoryContext) => canvas.getByRole('textbox', { name: 'Octubre 2025, volumen' });

const marks = ({ canvas }: StoryContext) => canvas.queryAllByRole('img', { name: 'pendiente' });

/** Opens a pair and types a volume; answers what stood there before. */
async function type(context: StoryContext, text: string): Promise<string> {
  await opened(context);
  const cell = october(context) as HTMLInputElement;
  const before = cell.value;
  await context.userEvent.click(cell);
  await context.userEvent.keyboard(`${text}{Enter}`);
  return before;
}

export const Saving: Story = {
  parameters: app({ sendChange: () => new Promise(() => {}) }),
  play: async (context) => {
    await type(context, '1234,5');
    await expect(october(context)).toHaveValue('1.234,5');
    await waitFor(() => expect(marks(context)).toHaveLength(1));
    await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const SavingDark: Story = { ...Saving, globals: { scheme: 'dark' } };

const interrupted = fn(budgetWork().sendChange);

/** The network is away for a moment: the value stays, comes again by itself, and the mark goes. */
export const WaitingToRetryAndSaved: Story = {
  parameters: app({ sendChange: interrupted }),
  beforeEach: () => {
    interrupted.mockClear();
    interrupted.mockRejectedValueOnce(unreachable(guardarVolumen));
  },
  play: async (context) => {
    await type(context, '77');
    await waitFor(() => expect(interrupted).toHaveBeenCalledTimes(2), { timeout: 15_000 });
    await waitFor(() => expect(marks(context)).toHaveLength(0));
    await expect(october(context)).toHaveValue('77');
  },
};

export const OfflineNarrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: app({ sendChange: () => Promise.reject(unreachable(guardarVolumen)) }),
  play: async (context) => {
    await type(context, '88');
    await waitFor(() => expect(marks(context)).toHaveLength(1));
    await expect(october(context)).toHaveValue('88');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The server understood and said no: the cell goes back, and only a log says so (specification §8). */
const cellRefused = (sendChange: FakeWork['sendChange']): Story => ({
  parameters: app({ sendChange }),
  play: async (context) => {
    const before = await type(context, '99');
    await waitFor(() => expect(october(context)).toHaveValue(before));
    await expect(marks(context)).toHaveLength(0);
    await expect(context.canvas.queryByText('El período está cerrado')).not.toBeInTheDocument();
  },
});

export const CellRefusedInAClosedPeriod = cellRefused(async () => ({
  status: 400,
  message: 'El período está cerrado',
}));
export const CellForbidden = cellRefused(() => Promise.reject(failure(guardarVolumen, 403)));

/** A server on which somebody else has saved 40 since the figure was seen: nothing wins by itself. */
function withOther() {
  const work = budgetWork();
  const { sendChange } = work;
  const met = fn<NonNullable<FakeWork['sendChange']>>(async (input) => {
    const { change } = input;
    if (!isValueChange(change) || !sendChange) throw unreachable(guardarVolumen);
    if (change.visto === 40) return sendChange(input);
    await sendChange({ usuario: 'luis', change: { ...change, valor: 40 } });
    throw failure(guardarVolumen, 409, 'luis cambió esta cifra', {
      actual: 40,
      usuario: 'luis',
      fecha: '2026-11-03T18:04:00.000Z',
    });
  });
  return { met, story: { parameters: { app: { work: { ...work, sendChange: met } } } } satisfies Story };
}

const shown = withOther();
const left = withOther();
const put = withOther();

export const InConflict: Story = {
  ...shown.story,
  play: async (context) => {
    await type(context, '48');
    await context.canvas.findByText(/^En conflicto, volumen/);
    await expect(october(context)).toHaveValue('48');
    await expect(context.canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const ConflictLeft: Story = {
  ...left.story,
  play: async (context) => {
    await type(context, '48');
    await context.userEvent.click(await context.canvas.findByRole('button', { name: /^Dejar 40/ }));
    await waitFor(() => expect(context.canvas.queryByText(/^En conflicto, volumen/)).not.toBeInTheDocument());
    await expect(left.met).toHaveBeenCalledOnce();
    await expect(october(context)).toHaveValue('40');
  },
};

export const ConflictPut: Story = {
  ...put.story,
  play: async (context) => {
    await type(context, '48');
    await context.userEvent.click(await context.canvas.findByRole('button', { name: /^Poner 48/ }));
    await waitFor(() => expect(put.met).toHaveBeenCalledTimes(2));
    await expect(put.met.mock.calls[1]?.[0].change).toMatchObject({ valor: 48, visto: 40 });
    await waitFor(() => expect(marks(context)).toHaveLength(0));
    await expect(october(context)).toHaveValue('48');
  },
};

async function remove(context: StoryContext): Promise<void> {
  const { canvas, userEvent } = context;
  await opened(context);
  await expect(canvas.getByText('40 pares')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Eliminar' }));
  const dialog = within(await canvas.findByRole('dialog', { name: 'Confirmar eliminación' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }));
}

/** Gone at once, before the server has said anything. */
export const RemovalPending: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: app({ sendChange: () => new Promise(() => {}) }),
  play: async (context) => {
    await remove(context);
    await waitFor(() => expect(context.canvas.getByText('39 pares')).toBeVisible());
    await expect(context.canvas.getByText('Elija un cliente y producto')).toBeVisible();
  },
};

const refusedRemoval = fn<NonNullable<FakeWork['sendChange']>>(() =>
  Promise.reject(failure(eliminarClienteProducto, 403)),
);

/** The pair comes back into the list; again nothing is announced. */
export const RemovalRefused: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: app({ sendChange: refusedRemoval }),
  beforeEach: () => void refusedRemoval.mockClear(),
  play: async (context) => {
    await remove(context);
    await waitFor(() => expect(refusedRemoval).toHaveBeenCalled());
    await waitFor(() => expect(context.canvas.getByText('40 pares')).toBeVisible());
    await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
