import { RefusedError } from '@presupuesto/api-sdk';
import { cargarArchivo, comprobarArchivo } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor } from 'storybook/test';
import { failure, unreachable } from '../../app/stories/failure.ts';
import { type FakeWork, ok } from '../../app/stories/fake-ports.ts';
import type CargarArchivos from './CargarArchivos.tsx';
import { app, fill, loadMeta, press, resultOf } from './stories/work.ts';

/** When nothing comes of a load. */
const meta = { ...loadMeta, title: 'Cargar archivos/Rechazos' } satisfies Meta<typeof CargarArchivos>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each way in which a file is not loaded, and its words (specification §8). The form stays as it was. */
const refused = (uploadFile: FakeWork['uploadFile'], text: string): Story => ({
  parameters: app({ uploadFile }),
  play: async (context) => {
    const { canvas } = context;
    await fill(context);
    await press(context, 'Cargar');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(text));
    await expect(canvas.getByText('ventas-octubre.xlsx')).toBeVisible();
    await expect(canvas.queryByText(/exitosamente/)).not.toBeInTheDocument();
  },
});

const refuse = (message: string) => Promise.reject(new RefusedError(cargarArchivo, { status: 400, message }));

export const RefusedWithReason = refused(
  () => refuse('Falta la columna «Mes» en las 10 primeras filas.'),
  'Falta la columna «Mes» en las 10 primeras filas.',
);
export const NotProcessed = refused(
  () => refuse(''),
  'No se pudo procesar el archivo. Por favor, intente nuevamente.',
);
export const Failed = refused(
  () => Promise.reject(failure(cargarArchivo, 500)),
  'Error al cargar el archivo. Por favor, intente nuevamente.',
);
export const Forbidden = refused(
  () => Promise.reject(failure(cargarArchivo, 403)),
  'No tienes permisos para realizar esta acción.',
);
/** The server may have loaded the file all the same. */
export const Offline = refused(
  () => Promise.reject(unreachable(cargarArchivo)),
  'Error al cargar el archivo. Por favor, intente nuevamente. Puede que se haya guardado: compruebe el archivo otra vez',
);

export const LostAfterCheck: Story = {
  parameters: app({
    uploadFile: ({ endpoint }) =>
      endpoint === comprobarArchivo
        ? Promise.resolve(ok(resultOf()))
        : Promise.reject(unreachable(cargarArchivo)),
  }),
  play: async (context) => {
    const { canvas } = context;
    await fill(context);
    await press(context, 'Comprobar');
    await canvas.findByText('Comprobación finalizada. No se ha guardado nada.');
    await press(context, 'Cargar este archivo');
    await canvas.findByText(/Puede que se haya guardado/);
    await expect(canvas.queryByText(/No se ha guardado nada/)).not.toBeInTheDocument();
    await expect(canvas.queryByText('Ventas que se guardarían')).not.toBeInTheDocument();
  },
};
