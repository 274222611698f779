import { dashboard, reabrirPresupuesto } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, within } from 'storybook/test';
import { unreachable } from '../../app/stories/failure.ts';
import { type FakeWork, ok } from '../../app/stories/fake-ports.ts';
import { administrator } from '../../app/stories/WithApp.tsx';
import { aprobacion } from '../../fixtures/changes.ts';
import { dashboardItem } from '../../fixtures/dashboard.ts';
import type Home from './Home.tsx';
import { app, homeMeta } from './stories/home.ts';

/** Figures that have changed on the server since the page was opened. */
const meta = { ...homeMeta, title: 'Inicio/Cambios de otros' } satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

let progress = 0;
const figures = fn(async () => ok([dashboardItem('BGT-2026', 100, progress, { vendedores: [] })]));

const administrated = (work: FakeWork) => ({
  app: {
    ...app({ dashboard: figures, listarAprobaciones: async () => ok([aprobacion]), ...work }).app,
    sesion: administrator,
  },
});

/** What a card's approvals say does not contradict its progress. */
export const ApprovedElsewhere: Story = {
  parameters: administrated({}),
  beforeEach: () => {
    progress = 0;
  },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('article', { name: 'BGT-2026' }));
    await expect(card.getByText('0,0 %')).toBeVisible();
    progress = 100;
    await userEvent.click(card.getByRole('button', { name: 'Aprobaciones de BGT-2026' }));
    await expect(await card.findByText('100,0 %')).toBeVisible();
    await expect(await card.findByRole('list', { name: 'Aprobaciones de BGT-2026' })).toBeVisible();
  },
};

/** The server may have done it: the figures are read again, and the reason stays to be sent once more. */
export const ReopenedWithoutAnAnswer: Story = {
  parameters: administrated({
    reabrirPresupuesto: () => {
      progress = 40;
      return Promise.reject(unreachable(reabrirPresupuesto));
    },
  }),
  beforeEach: () => {
    progress = 100;
  },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('article', { name: 'BGT-2026' }));
    await userEvent.click(card.getByRole('button', { name: 'Aprobaciones de BGT-2026' }));
    await userEvent.click(await card.findByRole('button', { name: /^Reabrir…/ }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Motivo' }), 'Faltan');
    await userEvent.click(canvas.getByRole('button', { name: 'Reabrir' }));
    await expect(await canvas.findByText('Error al reabrir el presupuesto')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Faltan');
    await expect(await card.findByText('40,0 %')).toBeInTheDocument();
  },
};

/** What cannot be read again stays as it was, with what is being asked there. */
export const FiguresThatDoNotComeAgain: Story = {
  parameters: administrated({}),
  beforeEach: () => {
    progress = 40;
  },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('article', { name: 'BGT-2026' }));
    figures.mockImplementationOnce(() => Promise.reject(unreachable(dashboard)));
    await userEvent.click(card.getByRole('button', { name: 'Aprobaciones de BGT-2026' }));
    await expect(await card.findByRole('list', { name: 'Aprobaciones de BGT-2026' })).toBeVisible();
    await expect(card.getByText('40,0 %')).toBeVisible();
  },
};
