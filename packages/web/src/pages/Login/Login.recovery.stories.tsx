import { reestablecerClave } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor } from 'storybook/test';
import { failure, unreachable } from '../../app/stories/failure.ts';
import { type FakeWork, ok } from '../../app/stories/fake-ports.ts';
import { withApp } from '../../app/stories/WithApp.tsx';
import Login from './Login.tsx';

/** The modal Recuperar Contraseña. */
const meta = {
  title: 'Iniciar sesión/Recuperación',
  component: Login,
  decorators: [withApp],
  parameters: { layout: 'fullscreen', route: '/login', app: { sesion: null } },
} satisfies Meta<typeof Login>;

export default meta;
type Story = StoryObj<typeof meta>;

const openRecovery: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '¿Olvidaste tu contraseña?' }));
  await waitFor(async () =>
    expect(await canvas.findByRole('dialog', { name: 'Recuperar Contraseña' })).toBeVisible(),
  );
};

export const WithoutUser: Story = {
  play: async (context) => {
    await openRecovery(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar Instrucciones' }));
    await waitFor(() => expect(canvas.getByText('Por favor, ingrese el nombre de usuario.')).toBeVisible());
    await expect(canvas.getByRole('dialog').querySelector('input')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

const recover: NonNullable<Story['play']> = async (context) => {
  await openRecovery(context);
  const { canvas, userEvent } = context;
  const name = canvas.getByRole('dialog').querySelector('input');
  await expect(name).toHaveFocus();
  await userEvent.keyboard('vendedor{Enter}');
};

/** Each way in which no instructions are sent, and its words (specification §8). */
const refused = (answer: FakeWork['reestablecerClave'], text: string): Story => ({
  parameters: { app: { sesion: null, work: { reestablecerClave: answer } } },
  play: async (context) => {
    await recover(context);
    const { canvas } = context;
    await waitFor(async () => expect(await canvas.findByText(text)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Enviar Instrucciones' })).toBeEnabled();
  },
});

export const NobodyOfThatName = refused(
  () => Promise.reject(failure(reestablecerClave, 404)),
  'Usuario no encontrado. Por favor, verifica el nombre de usuario.',
);
export const NobodyNarrow: Story = { ...NobodyOfThatName, globals: { viewport: { value: 'narrow' } } };
export const TooOften = refused(
  async () => ({ status: 400, message: 'Ha pedido demasiadas claves. Intente de nuevo en una hora.' }),
  'Ha pedido demasiadas claves. Intente de nuevo en una hora.',
);
export const InvalidData = refused(
  async () => ({ status: 400, message: '' }),
  'Datos inválidos. Por favor, verifica la información.',
);
export const NotProcessed = refused(
  async () => ({ status: 200, message: '', data: null }),
  'Error al procesar la solicitud.',
);
export const NotProcessedWithReason = refused(
  async () => ({ status: 200, message: 'El correo no se pudo entregar.', data: null }),
  'El correo no se pudo entregar.',
);
export const ServerError = refused(
  () => Promise.reject(failure(reestablecerClave, 500)),
  'Error del servidor. Por favor, intente más tarde.',
);
export const WithoutConnection = refused(
  () => Promise.reject(unreachable(reestablecerClave)),
  'Error de conexión. Por favor, verifica tu conexión a internet.',
);

export const Sending: Story = {
  play: async (context) => {
    await recover(context);
    const send = context.canvas.getByRole('button', { name: 'Enviar Instrucciones' });
    await expect(send).toHaveAttribute('aria-busy', 'true');
  },
};

export const Sent: Story = {
  parameters: {
    app: {
      sesion: null,
      work: { reestablecerClave: async () => ({ ...ok({ enviado: true }), message: '' }) },
    },
  },
  play: async (context) => {
    await recover(context);
    await context.canvas.findByText(
      'Se ha enviado un correo electrónico con las instrucciones para reestablecer su contraseña.',
    );
    await expect(context.canvas.getByRole('button', { name: 'Enviar Instrucciones' })).toBeDisabled();
  },
};
