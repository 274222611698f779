import { comprobarArchivo, type Endpoint } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { failure } from '../../app/stories/failure.ts';
import { ok } from '../../app/stories/fake-ports.ts';
import type CargarArchivos from './CargarArchivos.tsx';
import { Overlay } from './Overlay.tsx';
import { app, fill, loadMeta, press, resultOf, sending, workbook } from './stories/work.ts';

/** While a file is on its way or being read. */
const meta = {
  ...loadMeta,
  title: 'Cargar archivos/En curso',
  parameters: app(sending(1_363_149)),
} satisfies Meta<typeof CargarArchivos>;

export default meta;
type Story = StoryObj<typeof meta>;

const leave = fn();

export const Sending: Story = {
  play: async (context) => {
    const { canvas } = context;
    await fill(context);
    await press(context, 'Cargar');
    const overlay = await canvas.findByRole('dialog', { name: 'Cargando ventas-octubre.xlsx' });
    await expect(overlay).toHaveFocus();
    await waitFor(async () => expect(await canvas.findByText(/1,3\sMB de 4\sMB/)).toBeVisible());
    await expect(within(overlay).getByRole('status')).toHaveTextContent('Enviando el archivo.');
    // Esc neither closes nor cancels.
    overlay.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(overlay).toBeVisible());
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    await expect(leaving.defaultPrevented).toBe(true);
  },
};

export const SendingNarrow: Story = { ...Sending, globals: { viewport: { value: 'narrow' } } };

export const SendingCancelled: Story = {
  play: async (context) => {
    const { canvas } = context;
    await fill(context);
    await press(context, 'Cargar');
    await canvas.findByRole('dialog');
    await context.userEvent.click(
      canvas.getAllByRole('button', { name: 'Cancelar' }).at(-1) ?? document.body,
    );
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByText('Se ha cancelado el envío del archivo.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('ventas-octubre.xlsx')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Cargar' })).toHaveFocus();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    await expect(leaving.defaultPrevented).toBe(false);
  },
};

export const Reading: Story = {
  parameters: app({ ...sending(4_194_304), request: async () => ok({ filasLeidas: 12_300 }) }),
  play: async (context) => {
    const { canvas } = context;
    await fill(context);
    await press(context, 'Cargar');
    await canvas.findByText('Archivo enviado', undefined, { timeout: 3_000 });
    await waitFor(() =>
      expect(
        canvas.getByText('El servidor ya tiene el archivo: la carga no se puede cancelar.'),
      ).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByText('12.300 filas leídas')).toBeVisible(), { timeout: 3_000 });
    await expect(canvas.getByRole('dialog')).toHaveFocus();
  },
};

/** Every byte has left the browser, and nothing is known of the server: the load can be given up. */
export const Awaiting: Story = {
  parameters: app(sending(4_194_304)),
  play: async (context) => {
    const { canvas } = context;
    await fill(context);
    await press(context, 'Cargar');
    const overlay = within(await canvas.findByRole('dialog'));
    await waitFor(() => expect(overlay.getByRole('status')).toHaveTextContent('Esperando al servidor.'));
    await expect(overlay.queryByText('Archivo enviado')).not.toBeInTheDocument();
    await expect(overlay.queryByText(/ya tiene el archivo/)).not.toBeInTheDocument();
    await context.userEvent.click(overlay.getByRole('button', { name: 'Cancelar' }));
    await canvas.findByText(/^Se ha cancelado el envío del archivo\. Puede que se haya guardado/);
  },
};

/** Half a minute without a word of it. */
export const Unheard: Story = {
  render: () => (
    <Overlay
      context={{
        upload: { purpose: 'load', nombre: 'SOPOct-2026', file: workbook(), asignarEnAbiertos: false },
        sent: 4_194_304,
        total: 4_194_304,
        rowsRead: 12_300,
      }}
      phase="reading"
      exit="Dejar de esperar"
      onExit={leave}
    />
  ),
  beforeEach: () => void leave.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('El servidor no dice cómo va la carga desde hace un rato.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dejar de esperar' }));
    await expect(leave).toHaveBeenCalledOnce();
  },
};

export const ReadingDark: Story = { ...Reading, globals: { scheme: 'dark' } };

export const CheckWhileReading: Story = {
  parameters: app({ ...sending(4_194_304), request: async () => ok({ filasLeidas: 12_300 }) }),
  play: async (context) => {
    await fill(context);
    await press(context, 'Comprobar');
    await context.canvas.findByRole('dialog', { name: 'Comprobando ventas-octubre.xlsx' });
    await context.canvas.findByText('Archivo enviado', undefined, { timeout: 3_000 });
    await expect(context.canvas.getAllByRole('button', { name: 'Cancelar' }).length).toBeGreaterThan(0);
  },
};

const uploads = fn(({ endpoint }: { endpoint: Endpoint }) =>
  endpoint === comprobarArchivo
    ? Promise.reject(failure(comprobarArchivo, 404))
    : Promise.resolve(ok(resultOf())),
);

export const ServerWithoutChecks: Story = {
  parameters: app({ uploadFile: uploads }),
  beforeEach: () => void uploads.mockClear(),
  play: async (context) => {
    const { canvas } = context;
    await fill(context);
    await press(context, 'Comprobar');
    await waitFor(async () =>
      expect(
        await canvas.findByText('Este servidor no ofrece comprobar archivos sin cargarlos.'),
      ).toBeVisible(),
    );
    await expect(canvas.queryByRole('button', { name: 'Comprobar' })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cargar' })).toHaveFocus());
    await press(context, 'Cargar');
    await canvas.findByText(/¡Archivo cargado exitosamente!/);
  },
};
