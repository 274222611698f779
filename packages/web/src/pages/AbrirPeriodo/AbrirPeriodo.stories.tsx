import { MONTH_NAMES } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ok } from '../../app/stories/fake-ports.ts';
import { cur2025, sop10 } from '../../fixtures/periods.ts';
import type AbrirPeriodo from './AbrirPeriodo.tsx';
import { FIELDS, FILLED, fieldOf, fill, opening, openingMeta, submit, valuesOf } from './stories/opening.ts';

/** The form: what it offers, fills in, refuses by itself, and says once the period is open. */
const meta = { ...openingMeta, title: 'Abrir período' } satisfies Meta<typeof AbrirPeriodo>;

export default meta;
type Story = StoryObj<typeof meta>;

const COMPLETE = 'Por favor, complete todos los campos requeridos correctamente.';
const EMPTY = FIELDS.map(() => '');

export const Ready: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'SOP10-2025' });
    await expect(valuesOf(canvas)).toEqual(EMPTY);
    await expect(fieldOf(canvas, 'Período Destino')).toHaveAttribute('placeholder', 'SOP10-2025');
    const optionsOf = (select: HTMLElement) =>
      within(select)
        .getAllByRole('option')
        .slice(1)
        .map(({ textContent }) => textContent);
    await expect(optionsOf(fieldOf(canvas, 'Tipo Período'))).toEqual(['SOP', 'BGT']);
    await expect(optionsOf(fieldOf(canvas, 'Mes Inicio'))).toEqual([...MONTH_NAMES]);
    await expect(canvas.getByRole('button', { name: 'Limpiar' })).toBeEnabled();
  },
};

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'narrow' } } };

export const Filled: Story = {
  play: async (context) => {
    await fill(context);
    await expect(valuesOf(context.canvas)).toEqual(FILLED);
  },
};

export const OwnDestination: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(fieldOf(canvas, 'Período Destino'), 'SOP-2026');
    await fill(context);
    await expect(fieldOf(canvas, 'Período Destino')).toHaveValue('SOP-2026');
  },
};

export const Incomplete: Story = {
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('option', { name: 'CUR-2025' });
    await submit(context);
    await expect(canvas.getByRole('alert')).toHaveTextContent(COMPLETE);
    for (const field of FIELDS) {
      await expect(fieldOf(canvas, field)).toHaveAccessibleDescription('Este campo es requerido');
    }
    await expect(fieldOf(canvas, 'Período Origen')).toHaveFocus();
  },
};

export const IncompleteNarrow: Story = { ...Incomplete, globals: { viewport: { value: 'narrow' } } };

export const OutOfBounds: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    const months = fieldOf(canvas, 'Cantidad Meses');
    await userEvent.clear(months);
    await userEvent.type(months, '37');
    await userEvent.clear(fieldOf(canvas, 'Período Destino'));
    await userEvent.type(fieldOf(canvas, 'Período Destino'), 'SOP04-2026{Enter}');
    await expect(months).toHaveAccessibleDescription(
      'La cantidad de meses debe ser un número entero entre 1 y 36',
    );
    await expect(months).toHaveFocus();
    await userEvent.clear(months);
    await userEvent.type(months, '12{Enter}');
    await expect(fieldOf(canvas, 'Período Destino')).toHaveAccessibleDescription(
      'SOP04-2026 no empieza en marzo',
    );
    await expect(fieldOf(canvas, 'Período Destino')).toHaveFocus();
  },
};

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};
const sop03 = { ...sop10, periodoID: 'SOP03-2026', anioInicio: 2026, mesInicio: 3, cantidadMeses: 12 };
const OPENED = 'Período SOP03-2026 abierto correctamente: 12 meses desde marzo de 2026.';
const opened = fn(async () => ok(sop10));
/** The server's references: before the opening, and with what it opened. */
const references = () => [cur2025, ...(opened.mock.calls.length > 0 ? [sop03] : [])];

export const Opened: Story = {
  parameters: opening({ request: opened, listarReferentes: async () => ok(references()) }),
  beforeEach: () => {
    opened.mockClear();
  },
  play: async (context) => {
    const { canvas } = context;
    await fill(context);
    await submit(context);
    const said = await canvas.findByText(OPENED);
    await expect(canvas.getByRole('status')).toContainElement(said);
    await waitFor(() => expect(isInView(said)).toBe(true));
    await expect(opened).toHaveBeenCalledTimes(1);
    await expect(valuesOf(canvas)).toEqual(EMPTY);
    await expect(canvas.queryByText('Este campo es requerido')).not.toBeInTheDocument();
    await canvas.findByRole('option', { name: 'SOP03-2026' });
  },
};

export const WithAssignedPairs: Story = {
  parameters: opening({ request: opened }),
  beforeEach: () => {
    opened.mockClear();
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const withAssigned = canvas.getByRole('checkbox', { name: /pares asignados que no están en el origen/ });
    await fill(context);
    await userEvent.click(withAssigned);
    await submit(context);
    await canvas.findByText(OPENED);
    await expect(opened).toHaveBeenCalledWith(
      expect.objectContaining({ input: { body: expect.objectContaining({ conAsignados: true }) } }),
    );
    await expect(withAssigned).not.toBeChecked();
  },
};

export const OpenedNarrow: Story = { ...Opened, globals: { viewport: { value: 'narrow' } } };

export const OpenedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'CUR-2025' });
    await userEvent.tab();
    await userEvent.selectOptions(fieldOf(canvas, 'Período Origen'), 'CUR-2025');
    await userEvent.tab();
    await userEvent.tab();
    await expect(fieldOf(canvas, 'Tipo Período')).toHaveFocus();
    await userEvent.selectOptions(fieldOf(canvas, 'Tipo Período'), 'BGT');
    await userEvent.tab();
    await userEvent.keyboard('2027');
    await expect(fieldOf(canvas, 'Período Destino')).toHaveValue('BGT-2027');
    await userEvent.tab();
    await userEvent.selectOptions(fieldOf(canvas, 'Mes Inicio'), 'Enero');
    await userEvent.tab();
    await userEvent.keyboard('12{Enter}');
    await canvas.findByText('Período BGT-2027 abierto correctamente: 12 meses desde enero de 2027.');
    await expect(fieldOf(canvas, 'Período Origen')).toHaveFocus();
  },
};

export const Cleared: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await userEvent.clear(fieldOf(canvas, 'Cantidad Meses'));
    await submit(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Limpiar' }));
    await expect(valuesOf(canvas)).toEqual(EMPTY);
    await expect(canvas.queryByText('Este campo es requerido')).not.toBeInTheDocument();
    await expect(canvas.queryByText(COMPLETE)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Limpiar' })).toHaveFocus();
  },
};
