import { abrirPeriodo } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { failure, unreachable, unreadable } from '../../app/stories/failure.ts';
import type { FakeWork } from '../../app/stories/fake-ports.ts';
import type AbrirPeriodo from './AbrirPeriodo.tsx';
import { FILLED, fieldOf, fill, opening, openingMeta, submit, valuesOf } from './stories/opening.ts';

/** While the opening is under way, and when nothing comes of it. */
const meta = { ...openingMeta, title: 'Abrir período/Rechazos' } satisfies Meta<typeof AbrirPeriodo>;

export default meta;
type Story = StoryObj<typeof meta>;

const neverOpened = fn((): Promise<never> => new Promise(() => {}));

export const Saving: Story = {
  parameters: opening({ request: neverOpened }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    neverOpened.mockClear();
    await fill(context);
    await submit(context);
    await expect(canvas.getByRole('button', { name: 'Abrir Período' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Limpiar' })).toBeDisabled();
    await submit(context);
    await userEvent.type(fieldOf(canvas, 'Cantidad Meses'), '1{Enter}');
    await expect(neverOpened).toHaveBeenCalledTimes(1);
    await expect(valuesOf(canvas)).toEqual(FILLED);
  },
};

export const Refused: Story = {
  parameters: opening({
    request: async () => ({ status: 400, message: 'El período SOP03-2026 ya existe' }),
  }),
  play: async (context) => {
    await fill(context);
    await submit(context);
    await context.canvas.findByText('El período SOP03-2026 ya existe');
    await expect(valuesOf(context.canvas)).toEqual(FILLED);
    await context.userEvent.type(fieldOf(context.canvas, 'Año Inicio'), '{ArrowUp}');
    await expect(context.canvas.queryByText('El período SOP03-2026 ya existe')).not.toBeInTheDocument();
    await expect(fieldOf(context.canvas, 'Período Destino')).toHaveValue('SOP03-2027');
  },
};

/** What was mistyped stands there to be seen, and is sent nowhere. */
export const Mistyped: Story = {
  parameters: opening({ request: neverOpened }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    neverOpened.mockClear();
    await fill(context);
    await userEvent.type(fieldOf(canvas, 'Año Inicio'), '{End}7');
    await userEvent.type(fieldOf(canvas, 'Cantidad Meses'), '{End}0');
    await submit(context);
    const [year, months] = [fieldOf(canvas, 'Año Inicio'), fieldOf(canvas, 'Cantidad Meses')];
    await expect([year.value, months.value]).toEqual(['20267', '120']);
    await expect(year).toHaveAccessibleDescription(
      'El año de inicio debe ser un número entero entre 1900 y 2200',
    );
    await expect(months).toHaveAccessibleDescription(
      'La cantidad de meses debe ser un número entero entre 1 y 36',
    );
    await expect(neverOpened).not.toHaveBeenCalled();
  },
};

/** Each way in which no period is opened, and its words (specification §8). The form stays as it was. */
const refused = (request: FakeWork['request'], text: string): Story => ({
  parameters: opening({ request }),
  play: async (context) => {
    await fill(context);
    await submit(context);
    await expect(await context.canvas.findByText(text)).toBeVisible();
    await expect(valuesOf(context.canvas)).toEqual(FILLED);
  },
});

const FALLBACK = 'Error al abrir el período. Por favor, intente nuevamente.';

export const RefusedWithoutReason = refused(async () => ({ status: 400, message: '' }), FALLBACK);
export const RefusedWithReason = refused(
  () => Promise.reject(failure(abrirPeriodo, 409, 'Otra carga está usando el período CUR-2025')),
  'Otra carga está usando el período CUR-2025',
);
export const ServerError = refused(() => Promise.reject(failure(abrirPeriodo, 500)), FALLBACK);
export const UnreadableAnswer = refused(() => Promise.reject(unreadable(abrirPeriodo)), FALLBACK);
export const Unreachable = refused(() => Promise.reject(unreachable(abrirPeriodo)), FALLBACK);
export const UnreachableNarrow: Story = { ...Unreachable, globals: { viewport: { value: 'narrow' } } };
export const Forbidden = refused(
  () => Promise.reject(failure(abrirPeriodo, 403)),
  'No tienes permisos para realizar esta acción.',
);
