import { contract } from '@presupuesto/api-sdk';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { failure } from '../../app/stories/failure.ts';
import { withApp } from '../../app/stories/WithApp.tsx';
import { budgetWork } from '../../fixtures/budget-work.ts';
import Presupuestos from './Presupuestos.tsx';
import { choosePeriod, opened } from './stories/steps.ts';
import { inWindow } from './stories/Window.tsx';

/** What the screen does with the whole budget: compares it, downloads it, looks through it before it is approved. */
const meta = {
  title: 'Presupuestos/Pantalla entera',
  component: Presupuestos,
  decorators: [inWindow, withApp],
  parameters: { layout: 'fullscreen', app: { work: budgetWork() } },
} satisfies Meta<typeof Presupuestos>;

export default meta;
type Story = StoryObj<typeof meta>;

const saveWorkbook = fn(async () => {});
const { listarParesPeriodo } = contract.ventas;

/** A chunk of its own comes when the machine has time for it. */
const WHEN_LOADED = { timeout: 10_000 };

export const Downloading: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: { app: { work: { ...budgetWork(), saveWorkbook } } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    saveWorkbook.mockClear();
    await opened(context);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Octubre 2025, volumen' }));
    await userEvent.keyboard('1234,5');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Descargar Excel' }));
    await canvas.findByText('Excel descargado.');
    await expect(saveWorkbook).toHaveBeenCalledOnce();
    await expect(saveWorkbook).toHaveBeenCalledWith(
      expect.objectContaining({
        periodo: expect.objectContaining({ periodoID: 'SOP10-2025' }),
        pairs: expect.arrayContaining([
          expect.objectContaining({
            ventas: expect.arrayContaining([expect.objectContaining({ mes: 10, volumenTon: 1234.5 })]),
          }),
        ]),
      }),
    );
  },
};

const notOffered = () => Promise.reject(failure(listarParesPeriodo, 404));
const months = fn(budgetWork().listarVentas);

export const DownloadingPairByPair: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: { app: { work: { ...budgetWork(), loadWholeBudget: notOffered, listarVentas: months } } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choosePeriod(context, 'BGT-2026');
    months.mockImplementation(() => new Promise(() => {}));
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar Excel' }));
    await expect(await canvas.findByText('0 de 40 pares')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(canvas.queryByText('0 de 40 pares')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Descargar Excel' })).not.toHaveAttribute('aria-busy');
  },
};

export const DownloadFailed: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: {
    app: {
      work: { ...budgetWork(), loadWholeBudget: () => Promise.reject(failure(listarParesPeriodo, 500)) },
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choosePeriod(context, 'BGT-2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar Excel' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Error al cargar las ventas'));
    await choosePeriod(context, 'SOP10-2025');
    await expect(canvas.queryByText('Error al cargar las ventas')).not.toBeInTheDocument();
  },
};

export const DownloadFailedOnAPhone: Story = {
  ...DownloadFailed,
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choosePeriod(context, 'BGT-2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Excel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar Excel' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Error al cargar las ventas'));
  },
};

export const SalesSplit: Story = {
  parameters: { app: { work: budgetWork() } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    await userEvent.click(canvas.getByRole('tab', { name: 'Análisis por Ventas' }));
    const effects = { name: 'Diferencia en ventas con el referente' };
    const split = within(await canvas.findByRole('region', effects, WHEN_LOADED));
    await expect(split.getByText('Efecto volumen')).toBeVisible();
    await expect(split.getByText('Efecto precio')).toBeVisible();
    await canvas.findByRole('img', { name: /^Ventas por mes/ }, WHEN_LOADED);
  },
};

export const SalesSplitOnAPhone: Story = { ...SalesSplit, globals: { viewport: { value: 'narrow' } } };

export const BeforeApproving: Story = {
  parameters: { app: { work: budgetWork() } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choosePeriod(context, 'BGT-2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Aprobar Presupuesto' }));
    const list = await canvas.findByRole('list', { name: 'Antes de aprobar' });
    await waitFor(() => expect(list).toHaveTextContent(/^[1-9]\d* pares sin presupuestar/));
    await expect(list).toHaveTextContent('0 pares con volumen sin precio');
  },
};

export const HelpOfTheScreen: Story = {
  parameters: { app: { work: budgetWork() } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Octubre 2025, volumen' }));
    await userEvent.keyboard('?');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('tab', { name: 'Presupuesto' }));
    await userEvent.keyboard('?');
    await canvas.findByRole('dialog', { name: 'Ayuda de la pantalla' }, WHEN_LOADED);
  },
};
