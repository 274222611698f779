import { listarReferentes } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, within } from 'storybook/test';
import { failure } from '../../app/stories/failure.ts';
import { ok } from '../../app/stories/fake-ports.ts';
import { cur2024, cur2025, sop10 } from '../../fixtures/periods.ts';
import type AbrirPeriodo from './AbrirPeriodo.tsx';
import { fieldOf, opening, openingMeta } from './stories/opening.ts';

/** The list of origins in each of its states. */
const meta = { ...openingMeta, title: 'Abrir período/Origen' } satisfies Meta<typeof AbrirPeriodo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: opening({ listarReferentes: () => new Promise(() => {}) }),
  play: async ({ canvas }) => {
    await expect(fieldOf(canvas, 'Período Origen')).toBeDisabled();
    await expect(canvas.getByRole('option', { name: 'Cargando…' })).toBeInTheDocument();
  },
};

export const HiddenPeriodsAreNoOrigins: Story = {
  parameters: opening({ listarReferentes: async () => ok([sop10, { ...cur2025, visible: false }, cur2024]) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'SOP10-2025' });
    const options = within(fieldOf(canvas, 'Período Origen')).getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'Seleccione un período',
      'SOP10-2025',
      'CUR-2024',
    ]);
  },
};

export const None: Story = {
  parameters: opening({ listarReferentes: async () => ok([]) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'No hay períodos referentes' });
    const origin = fieldOf(canvas, 'Período Origen');
    await expect(origin).toBeDisabled();
    await expect(origin).toHaveAccessibleDescription(
      'Cargue un archivo en Cargar Archivos de Ventas o, si hay períodos ocultos, haga visible uno en Periodos.',
    );
  },
};

export const NoneNarrow: Story = { ...None, globals: { viewport: { value: 'narrow' } } };

export const Failed: Story = {
  parameters: opening({ listarReferentes: () => Promise.reject(failure(listarReferentes, 500)) }),
  play: async ({ canvas }) => {
    await canvas.findByText('Error al cargar los períodos referentes.');
    await expect(fieldOf(canvas, 'Período Origen')).toHaveAccessibleDescription(
      'Error al cargar los períodos referentes.',
    );
  },
};

export const FailedNarrow: Story = { ...Failed, globals: { viewport: { value: 'narrow' } } };

let asked = 0;

export const LoadedInTheEnd: Story = {
  parameters: opening({
    listarReferentes: async () => {
      asked += 1;
      if (asked === 1) throw failure(listarReferentes, 500);
      return ok([sop10]);
    },
  }),
  beforeEach: () => {
    asked = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reintentar' }));
    await canvas.findByRole('option', { name: 'SOP10-2025' });
    await expect(fieldOf(canvas, 'Período Origen')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  },
};
