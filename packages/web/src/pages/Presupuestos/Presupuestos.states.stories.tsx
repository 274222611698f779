import { contract } from '@presupuesto/api-sdk';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor } from 'storybook/test';
import { failure, unreachable } from '../../app/stories/failure.ts';
import { type FakeWork, ok } from '../../app/stories/fake-ports.ts';
import { withApp } from '../../app/stories/WithApp.tsx';
import { budgetWork } from '../../fixtures/budget-work.ts';
import { monthsOf, venta } from '../../fixtures/months.ts';
import { cur2025, sop10 } from '../../fixtures/periods.ts';
import { longNames, relations } from '../../fixtures/relations.ts';
import { largestSummary, summaryWithoutEuros } from '../../fixtures/summary.ts';
import Presupuestos from './Presupuestos.tsx';
import { choose, choosePair, choosePeriod, clickPair, opened } from './stories/steps.ts';
import { inWindow } from './stories/Window.tsx';

/** What the screen looks like while something is missing, late, broken or very large. */
const meta = {
  title: 'Presupuestos/Estados',
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

/** Nothing is assigned yet: what there is to do first, and no choice where there is none. */
export const NoPairs: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: { app: { work: budgetWork({ pairs: [] }) } },
  play: async (context) => {
    const { canvas } = context;
    await choose(context, 'Presupuesto', 'BGT-2026');
    await expect(await canvas.findByText('Sin clientes ni productos')).toBeVisible();
    await expect(canvas.getByText(/^Asigne primero productos a sus clientes/)).toBeVisible();
    await expect(canvas.queryByText('Elija un cliente y producto')).not.toBeInTheDocument();
  },
};

export const WithoutExchangeRate: Story = {
  parameters: { app: { work: budgetWork({ resumen: summaryWithoutEuros }) } },
  play: opened,
};

export const FiveThousandPairs: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: { app: { work: budgetWork({ pairs: relations(5000) }) } },
  play: async (context) => {
    await opened(context);
    await context.userEvent.type(
      context.canvas.getByRole('textbox', { name: 'Buscar cliente o producto' }),
      'condor 15',
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

export const PeriodsLoading: Story = {
  parameters: { app: { work: { ...budgetWork(), listarPresupuestables: () => new Promise(() => {}) } } },
  play: async ({ canvas }) => {
    const period = await canvas.findByRole('combobox', { name: 'Presupuesto' });
    await expect(period).toHaveDisplayValue('Cargando…');
  },
};

export const NoPeriods: Story = {
  parameters: { app: { work: { ...budgetWork(), listarPresupuestables: async () => ok([]) } } },
  play: async ({ canvas }) => {
    const period = await canvas.findByRole('combobox', { name: 'Presupuesto' });
    await waitFor(() => expect(period).toHaveDisplayValue('Elija uno'));
    await expect(period.querySelectorAll('option')).toHaveLength(1);
  },
};

export const ListLoading: Story = {
  parameters: { app: { work: { ...budgetWork(), listarClientesProductos: () => new Promise(() => {}) } } },
  play: async (context) => {
    await choose(context, 'Presupuesto', 'BGT-2026');
    await expect(context.canvas.queryByText('Sin clientes ni productos')).not.toBeInTheDocument();
    await expect(context.canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

/** Another period keeps the pair, as an address does that names one: its months are what comes, on a phone without the list. */
export const PairOnItsWay: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: {
    app: {
      work: {
        ...budgetWork(),
        listarClientesProductos: ({ query: { periodoID } }) =>
          periodoID === 'BGT-2026' ? new Promise(() => {}) : Promise.resolve(ok(relations())),
      } satisfies FakeWork,
    },
  },
  play: async (context) => {
    await opened(context);
    await choose(context, 'Presupuesto', 'BGT-2026');
    const { canvas } = context;
    await expect(await canvas.findByRole('status', { name: 'Cargando los meses' })).toBeVisible();
    await expect(canvas.queryByText('Elija un cliente y producto')).not.toBeInTheDocument();
  },
};

export const PairOnItsWayDark: Story = {
  ...PairOnItsWay,
  globals: { ...PairOnItsWay.globals, scheme: 'dark' },
};

/** The largest figures that the product takes, and a seller's totals of many such pairs. */
export const NineDigits: Story = {
  parameters: {
    app: {
      work: {
        ...budgetWork({ resumen: largestSummary }),
        listarVentas: async ({ query: { periodoID } }) =>
          ok(
            monthsOf(periodoID === sop10.periodoID ? sop10 : cur2025, 7).map(({ ventaID, anio, mes }) =>
              venta({ ventaID, anio, mes, periodoID, volumenTon: 99_999_999.125, precio: 99_999_999.1234 }),
            ),
          ),
      } satisfies FakeWork,
    },
  },
  play: async (context) => {
    await opened(context);
    const { canvas } = context;
    await expect(canvas.getByRole('textbox', { name: 'Octubre 2025, volumen' })).toHaveValue('99.999.999,13');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const detail = canvas.getByRole('region', { name: 'Detalle del cliente y producto' });
    await expect(detail.scrollWidth).toBeLessThanOrEqual(detail.clientWidth);
  },
};

export const NineDigitsNarrow: Story = { ...NineDigits, globals: { viewport: { value: 'narrow' } } };

export const MonthsLoading: Story = {
  parameters: { app: { work: { ...budgetWork(), listarVentas: () => new Promise(() => {}) } } },
  play: async (context) => {
    await choosePeriod(context, 'BGT-2026');
    await clickPair(context, 'Lámina TFS 0,16 × 876');
    await expect(await context.canvas.findByRole('status', { name: 'Cargando los meses' })).toBeVisible();
  },
};

const answers = fn(budgetWork().listarVentas);

export const MonthsFailed: Story = {
  parameters: { app: { work: { ...budgetWork(), listarVentas: answers } } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    answers.mockRejectedValueOnce(failure(contract.ventas.listarVentas, 500));
    await choosePeriod(context, 'BGT-2026');
    await clickPair(context, 'Lámina TFS 0,16 × 876');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Error al cargar las ventas'));
    answers.mockRejectedValueOnce(failure(contract.ventas.listarVentas, 500));
    const calls = answers.mock.calls.length;
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(answers.mock.calls.length).toBeGreaterThan(calls));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reintentar' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('textbox', { name: 'Enero 2026, volumen' })).toBeEnabled();
    await expect(document.body).not.toHaveFocus();
  },
};

export const PeriodsFailed: Story = {
  parameters: {
    app: {
      work: {
        ...budgetWork(),
        listarPresupuestables: () => Promise.reject(unreachable(contract.periodos.listarPresupuestables)),
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
