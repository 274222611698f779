import { contract } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { failure, unreachable } from '../../app/stories/failure.ts';
import { ok } from '../../app/stories/fake-ports.ts';
import { seller, withApp } from '../../app/stories/WithApp.tsx';
import Login from './Login.tsx';

const { login } = contract.sesion;
const { reestablecerClave } = contract.claves;

const meta = {
  component: Login,
  decorators: [withApp],
  parameters: { layout: 'fullscreen', route: '/login', app: { sesion: null } },
} satisfies Meta<typeof Login>;

export default meta;
type Story = StoryObj<typeof meta>;

const signIn: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Usuario'), 'vendedor');
  await userEvent.type(canvas.getByLabelText('Contraseña'), 'Ventas-2026!{Enter}');
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Usuario' })).toHaveFocus();
    await expect(document.title).toBe('Iniciar Sesión · Presupuesto de Ventas');
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const SentWithoutCredentials: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar Sesión' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Por favor, complete todos los campos requeridos.',
    );
    await expect(canvas.getAllByText('Este campo es requerido')).toHaveLength(2);
  },
};

export const SigningIn: Story = {
  play: async (context) => {
    await signIn(context);
    await expect(context.canvas.getByRole('button', { name: 'Iniciar Sesión' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const WrongKey: Story = {
  parameters: { app: { sesion: null, work: { signIn: () => Promise.reject(failure(login, 401)) } } },
  play: async (context) => {
    await signIn(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('alert')).toHaveTextContent(
        'Usuario o contraseña incorrectos. Por favor, verifica tus credenciales.',
      ),
    );
  },
};

export const WithoutConnection: Story = {
  parameters: { app: { sesion: null, work: { signIn: () => Promise.reject(unreachable(login)) } } },
  play: async (context) => {
    await signIn(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('alert')).toHaveTextContent(
        'Error de conexión. Por favor, verifica tu conexión a internet.',
      ),
    );
  },
};

const openRecovery: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '¿Olvidaste tu contraseña?' }));
  await expect(await canvas.findByRole('dialog', { name: 'Recuperar Contraseña' })).toBeVisible();
};

export const RecoveryWithoutUser: Story = {
  play: async (context) => {
    await openRecovery(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar Instrucciones' }));
    await expect(canvas.getByText('Por favor, ingrese el nombre de usuario.')).toBeVisible();
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

export const RecoveryOfNobody: Story = {
  parameters: {
    app: { sesion: null, work: { recoverKey: () => Promise.reject(failure(reestablecerClave, 404)) } },
  },
  play: async (context) => {
    await recover(context);
    await context.canvas.findByText('Usuario no encontrado. Por favor, verifica el nombre de usuario.');
  },
};

export const RecoverySent: Story = {
  parameters: {
    app: { sesion: null, work: { recoverKey: async () => ({ ...ok({ enviado: true }), message: '' }) } },
  },
  play: async (context) => {
    await recover(context);
    await context.canvas.findByText(
      'Se ha enviado un correo electrónico con las instrucciones para reestablecer su contraseña.',
    );
    await expect(context.canvas.getByRole('button', { name: 'Enviar Instrucciones' })).toBeDisabled();
  },
};

export const SignedIn: Story = {
  parameters: { app: { sesion: null, work: { signIn: async () => ok(seller) } } },
  play: async (context) => {
    await signIn(context);
    await waitFor(() => expect(context.canvas.getByRole('alert')).toBeEmptyDOMElement());
  },
};
