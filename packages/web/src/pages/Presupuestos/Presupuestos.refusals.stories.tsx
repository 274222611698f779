import {
  aprobarPresupuesto,
  listarClientesProductos,
  listarReferentes,
  listarVentas,
  resumenPresupuesto,
} from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { failure, unreachable } from '../../app/stories/failure.ts';
import type { FakeWork } from '../../app/stories/fake-ports.ts';
import { withApp } from '../../app/stories/WithApp.tsx';
import { budgetWork } from '../../fixtures/budget-work.ts';
import Presupuestos from './Presupuestos.tsx';
import { choose, choosePeriod, clickPair, opened } from './stories/steps.ts';
import { inWindow } from './stories/Window.tsx';

const app = (work: FakeWork) => ({ app: { work: { ...budgetWork(), ...work } } });

/** What the screen says when a list does not come or an approval is refused (specification §8). */
const meta = {
  title: 'Presupuestos/Rechazos',
  component: Presupuestos,
  decorators: [inWindow, withApp],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Presupuestos>;

export default meta;
type Story = StoryObj<typeof meta>;

const refusal = { status: 400, message: 'El servidor dice por qué no se puede ver.' };
const FORBIDDEN = 'No tienes permisos para realizar esta acción.';

/** The list of pairs does not come. */
const listRefused = (rows: FakeWork['listarClientesProductos'], text: string): Story => ({
  parameters: app({ listarClientesProductos: rows }),
  play: async (context) => {
    await choose(context, 'Presupuesto', 'BGT-2026');
    await waitFor(async () => expect(await context.canvas.findByText(text)).toBeVisible());
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible());
  },
});

export const ListFailed = listRefused(
  () => Promise.reject(failure(listarClientesProductos, 500)),
  'Error al cargar los clientes. Intente nuevamente.',
);
export const ListForbidden = listRefused(
  () => Promise.reject(failure(listarClientesProductos, 403)),
  FORBIDDEN,
);
export const ListOfflineNarrow: Story = {
  ...listRefused(
    () => Promise.reject(unreachable(listarClientesProductos)),
    'Error al cargar los clientes. Intente nuevamente.',
  ),
  globals: { viewport: { value: 'narrow' } },
};

export const MonthsForbidden: Story = {
  parameters: app({ listarVentas: () => Promise.reject(failure(listarVentas, 403)) }),
  play: async (context) => {
    await choosePeriod(context, 'BGT-2026');
    await clickPair(context, 'Lámina TFS 0,16 × 876');
    await waitFor(async () => expect(await context.canvas.findByText(FORBIDDEN)).toBeVisible());
  },
};

/** A refusal in the envelope of an answer is one all the same. */
export const MonthsRefused: Story = {
  parameters: app({ listarVentas: async () => refusal }),
  play: async (context) => {
    await choosePeriod(context, 'BGT-2026');
    await clickPair(context, 'Lámina TFS 0,16 × 876');
    await waitFor(async () => expect(await context.canvas.findByText(refusal.message)).toBeVisible());
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible());
  },
};

const budget = budgetWork();

/** The pair can be worked on, with nothing beside it. */
export const ReferenceMonthsRefused: Story = {
  parameters: app({
    listarVentas: async (input) =>
      input.query.periodoID === 'CUR-2025' ? refusal : ((await budget.listarVentas?.(input)) ?? refusal),
  }),
  play: async (context) => {
    await opened(context);
    const cells = context.canvasElement.querySelectorAll('[data-column="volumen-referente"]');
    await expect([...cells].map(({ textContent }) => textContent)).toContain('—');
    await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

const references = fn(budgetWork().listarReferentes);

/** The budgets can be worked on; the references come with the second try. */
export const ReferencesFailed: Story = {
  parameters: app({ listarReferentes: references }),
  beforeEach: () => void references.mockRejectedValueOnce(failure(listarReferentes, 500)),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(async () =>
      expect(await canvas.findByText('Error al cargar los períodos referentes.')).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await choose(context, 'Referente', 'CUR-2025');
  },
};

/** The pair's own totals are there; the seller's are left out, and nothing is announced. */
const summaryMissing = (answer: FakeWork['resumenPresupuesto']): Story => ({
  parameters: app({ resumenPresupuesto: answer }),
  play: async (context) => {
    await opened(context);
    const detail = within(context.canvas.getByRole('region', { name: 'Detalle del cliente y producto' }));
    await waitFor(() => expect(detail.getAllByText('Dato no disponible')).toHaveLength(4));
    await expect(detail.queryByText('Falta una tasa de cambio')).not.toBeInTheDocument();
    await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const SummaryFailed = summaryMissing(() => Promise.reject(failure(resumenPresupuesto, 500)));
export const SummaryRefused = summaryMissing(async () => refusal);

/** Each way in which a budget is not approved, and its words. */
const approvalRefused = (answer: FakeWork['aprobarPresupuesto'], text: string): Story => ({
  parameters: app({
    aprobarPresupuesto: answer,
    listarAprobaciones: async () => ({ status: 200, message: '', data: [] }),
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choosePeriod(context, 'BGT-2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Aprobar Presupuesto' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Aprobar Presupuesto' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Aprobar' }));
    await waitFor(async () => expect(await dialog.findByText(text)).toBeVisible());
  },
});

export const ApprovalNotAvailable = approvalRefused(
  () => Promise.reject(failure(aprobarPresupuesto, 404)),
  'El servicio de aprobación de presupuestos no está disponible. Por favor, contacte al administrador.',
);
export const ApprovalNotAuthorised = approvalRefused(
  () => Promise.reject(failure(aprobarPresupuesto, 401)),
  'No tiene autorización para aprobar presupuestos. Por favor, inicie sesión nuevamente.',
);
export const ApprovalForbidden = approvalRefused(
  () => Promise.reject(failure(aprobarPresupuesto, 403)),
  'No tiene permisos para aprobar presupuestos. Solo los vendedores pueden aprobar presupuestos.',
);
export const ApprovalOfAClosedPeriod = approvalRefused(
  async () => ({ status: 400, message: 'El período está cerrado' }),
  'El período está cerrado',
);
export const ApprovalUnknownFailure = approvalRefused(
  () => Promise.reject(failure(aprobarPresupuesto, 500)),
  'Error desconocido',
);
export const ApprovalUnanswered = approvalRefused(
  () => Promise.reject(unreachable(aprobarPresupuesto)),
  'Error desconocido. Puede que haya quedado aprobado.',
);

export const ApprovalUnderWay: Story = {
  parameters: app({ aprobarPresupuesto: () => new Promise(() => {}) }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choosePeriod(context, 'BGT-2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Aprobar Presupuesto' }));
    const approve = await within(await canvas.findByRole('dialog')).findByRole('button', { name: 'Aprobar' });
    await userEvent.click(approve);
    await expect(approve).toHaveAttribute('aria-busy', 'true');
  },
};
