import { contract } from '@presupuesto/api-sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { failure, unreachable } from '../../app/stories/failure.ts';
import { withApp } from '../../app/stories/WithApp.tsx';
import { budgetWork } from '../../fixtures/budget-work.ts';
import { longNames, relations } from '../../fixtures/relations.ts';
import { summaryWithoutEuros } from '../../fixtures/summary.ts';
import Presupuestos from './Presupuestos.tsx';
import { choose, choosePair, choosePeriod, clickPair, opened } from './stories/steps.ts';
import { inWindow } from './stories/Window.tsx';

/** What the screen looks like while something is missing, late, broken or very large. */
const meta = {
  title: 'pages/Presupuestos/States',
  component: Presupuestos,
  decorators: [inWindow, withApp],
  parameters: { layout: 'fullscreen', app: { work: budgetWork() } },
} satisfies Meta<typeof Presupuestos>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoPeriodChosen: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Después podrá elegir un cliente y producto de la lista.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Aprobar Presupuesto' })).not.toBeInTheDocument();
  },
};

export const NoPairChosen: Story = {
  play: async (context) => {
    await choosePeriod(context, 'BGT-2026');
    await expect(context.canvas.getByText('Elija un cliente y producto')).toBeVisible();
    await expect(context.canvas.getByRole('progressbar')).toHaveAccessibleName(
      /^Su presupuesto esta completo en un: \d+%$/,
    );
  },
};

export const WithoutExchangeRate: Story = {
  parameters: { app: { work: budgetWork({ resumen: summaryWithoutEuros }) } },
  play: opened,
};

export const FiveThousandPairs: Story = {
  parameters: { app: { work: budgetWork({ pairs: relations(5000) }) } },
  play: async (context) => {
    await opened(context);
    await context.userEvent.type(
      context.canvas.getByRole('textbox', { name: 'Buscar cliente o producto' }),
      'condor 12',
    );
    await waitFor(() => expect(context.canvas.getByText('8 de 5.000 pares')).toBeVisible());
  },
};

export const LongNames: Story = {
  parameters: { app: { work: budgetWork({ pairs: [longNames, ...relations(12)] }) } },
  play: async (context) => {
    await choosePeriod(context, 'BGT-2026');
    await choosePair(context, longNames.nombreProducto);
  },
};

export const NoPairs: Story = {
  parameters: { app: { work: budgetWork({ pairs: [] }) } },
  play: async (context) => {
    await choose(context, 'Presupuesto', 'BGT-2026');
    await waitFor(() => expect(context.canvas.getByText('Sin clientes ni productos')).toBeVisible());
  },
};

export const MonthsLoading: Story = {
  parameters: { app: { work: { ...budgetWork(), loadVentas: () => new Promise(() => {}) } } },
  play: async (context) => {
    await choosePeriod(context, 'BGT-2026');
    await clickPair(context, 'Lámina TFS 0,16 × 876');
    await expect(await context.canvas.findByRole('status', { name: 'Cargando los meses' })).toBeVisible();
  },
};

const answers = fn(budgetWork().loadVentas);

export const MonthsFailed: Story = {
  parameters: { app: { work: { ...budgetWork(), loadVentas: answers } } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    answers.mockRejectedValueOnce(failure(contract.ventas.listarVentas, 500));
    await choosePeriod(context, 'BGT-2026');
    await clickPair(context, 'Lámina TFS 0,16 × 876');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Error al cargar las ventas'));
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await canvas.findByRole('textbox', { name: 'Enero 2026, volumen' })).toBeEnabled();
  },
};

export const PeriodsFailed: Story = {
  parameters: {
    app: {
      work: {
        ...budgetWork(),
        loadPeriods: () => Promise.reject(unreachable(contract.periodos.listarPresupuestables)),
      },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'Error al cargar los períodos. Por favor, intente nuevamente.',
      ),
    );
  },
};
