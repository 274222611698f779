import { cargarArchivo } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { failure } from '../../app/stories/failure.ts';
import { type FakeWork, ok } from '../../app/stories/fake-ports.ts';
import type CargarArchivos from './CargarArchivos.tsx';
import { app, cambios, fill, loadMeta, press, resultOf, takes } from './stories/work.ts';

/** What a load changes, or would: on a server that sends it. */
const meta = { ...loadMeta, title: 'Cargar archivos/Cambios' } satisfies Meta<typeof CargarArchivos>;

export default meta;
type Story = StoryObj<typeof meta>;

const BOX = 'Añadir los 12 pares que les faltan a los presupuestos abiertos (BGT-2027, SOP10-2026)';
const uploads = fn<NonNullable<FakeWork['uploadFile']>>(async () => ok(resultOf({ cambios })));

export const Checked: Story = {
  parameters: app({ uploadFile: uploads }),
  beforeEach: () => void uploads.mockClear(),
  play: async (context) => {
    const { canvas } = context;
    await fill(context);
    await press(context, 'Comprobar');
    const changes = within(await canvas.findByRole('region', { name: 'Período SOP10-2026' }));
    await expect(changes.getByText('Filas nuevas').nextSibling).toHaveTextContent('312');
    await expect(changes.getByRole('row', { name: /^Toneladas/ })).toHaveTextContent(
      'Toneladas11.804,5012.345,68+541,18',
    );
    await expect(changes.getByRole('row', { name: /^Valor/ })).toHaveTextContent(
      'Valor (EUR)31.204.310,5532.887.101,40+1.682.790,85',
    );
    const box = canvas.getByRole('checkbox', { name: BOX });
    await expect(box).not.toBeChecked();
    await context.userEvent.click(box);
    uploads.mockImplementationOnce(() => Promise.reject(failure(cargarArchivo, 500)));
    await press(context, 'Cargar este archivo');
    // What was chosen is kept for the next try.
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/Error al cargar el archivo/));
    await expect(canvas.getByRole('checkbox', { name: BOX })).toBeChecked();
    uploads.mockImplementationOnce(async () => ok(resultOf({ cambios: { ...cambios, asignados: true } })));
    await press(context, 'Cargar este archivo');
    await expect(
      await canvas.findByText('Se han añadido 12 pares a los presupuestos abiertos (BGT-2027, SOP10-2026).'),
    ).toBeVisible();
    await expect(uploads.mock.lastCall?.[0]).toMatchObject({
      endpoint: cargarArchivo,
      asignarEnAbiertos: true,
    });
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};

/** At rest, for the eye. */
const checked = (over: Story): Story => ({
  parameters: app(takes(resultOf({ cambios, filasOmitidas: [1250] }))),
  play: async (context) => {
    await fill(context);
    await press(context, 'Comprobar');
    await context.canvas.findByRole('checkbox', { name: BOX });
    await expect(context.canvas.getByText('Se ha omitido la fila de totales 1.250.')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
  ...over,
});

export const CheckedNarrow = checked({ globals: { viewport: { value: 'narrow' } } });
export const CheckedDark = checked({ globals: { scheme: 'dark' } });

export const LoadedWithoutRates: Story = {
  parameters: app(
    takes(
      resultOf({
        cambios: {
          ...cambios,
          periodoID: 'CUR-2026',
          periodoNuevo: true,
          toneladasAntes: 0,
          valorEURAntes: 0,
          valorEURDespues: null,
          tasasFaltantes: [
            { monedaID: 'COP', mes: 10 },
            { monedaID: 'PEN', mes: 10 },
          ],
        },
      }),
    ),
  ),
  play: async (context) => {
    const { canvas } = context;
    await fill(context);
    await press(context, 'Cargar');
    await canvas.findByRole('heading', { name: 'Período CUR-2026: creado con la carga' });
    await expect(canvas.getByRole('row', { name: /^Valor/ })).toHaveTextContent('Valor (EUR)0,00——');
    const link = canvas.getByRole('link', { name: 'Ir a Tasas de Cambio' });
    await expect(link).toHaveAttribute('href', '/periodo-moneda');
    await expect(link.closest('[role="status"]')).toHaveTextContent(
      'Faltan tasas de cambio de CUR-2026: COP (octubre) y PEN (octubre).',
    );
    await expect(canvas.getByText(/^12 pares del archivo no se han añadido/)).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};

export const LoadedWithoutRatesNarrow: Story = {
  ...LoadedWithoutRates,
  globals: { viewport: { value: 'narrow' } },
};
export const LoadedWithoutRatesDark: Story = { ...LoadedWithoutRates, globals: { scheme: 'dark' } };
