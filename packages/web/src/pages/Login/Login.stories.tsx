import { login } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor } from 'storybook/test';
import { failure, unreachable, unreadable } from '../../app/stories/failure.ts';
import type { FakeWork } from '../../app/stories/fake-ports.ts';
import { withApp } from '../../app/stories/WithApp.tsx';
import Login from './Login.tsx';

const meta = {
  title: 'Iniciar sesión',
  component: Login,
  decorators: [withApp],
  parameters: { layout: 'fullscreen', route: '/login', app: { sesion: null } },
} satisfies Meta<typeof Login>;

export default meta;
type Story = StoryObj<typeof meta>;

const typeCredentials: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Usuario'), 'vendedor');
  await userEvent.type(canvas.getByLabelText('Contraseña'), 'Ventas-2026!{Enter}');
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Usuario' })).toHaveFocus());
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
    await waitFor(() => expect(canvas.getByLabelText('Usuario')).toHaveFocus());
    await userEvent.keyboard('vendedor{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Contraseña')).toHaveFocus());
  },
};

export const SigningIn: Story = {
  play: async (context) => {
    await typeCredentials(context);
    await expect(context.canvas.getByRole('button', { name: 'Iniciar Sesión' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** Each way in which signing in does not come about, and its words (specification §8). */
const refused = (answer: FakeWork['login'], text: string): Story => ({
  parameters: { app: { sesion: null, work: { login: answer } } },
  play: async (context) => {
    await typeCredentials(context);
    const { canvas } = context;
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(text));
    // Nothing has to be typed again.
    await expect(canvas.getByRole('textbox', { name: 'Usuario' })).toHaveValue('vendedor');
    await expect(canvas.getByRole('button', { name: 'Iniciar Sesión' })).not.toHaveAttribute('aria-busy');
  },
});

export const WrongKey = refused(
  () => Promise.reject(failure(login, 401)),
  'Usuario o contraseña incorrectos. Por favor, verifica tus credenciales.',
);
export const WrongKeyNarrow: Story = { ...WrongKey, globals: { viewport: { value: 'narrow' } } };
export const WrongKeyDark: Story = { ...WrongKey, globals: { scheme: 'dark' } };
export const InvalidData = refused(
  async () => ({ status: 400, message: 'nombreUsuario: demasiado largo' }),
  'Datos inválidos. Por favor, verifica la información.',
);
export const ServerError = refused(
  () => Promise.reject(failure(login, 503)),
  'Error del servidor. Por favor, intente más tarde.',
);
export const WithoutConnection = refused(
  () => Promise.reject(unreachable(login)),
  'Error de conexión. Por favor, verifica tu conexión a internet.',
);
export const UnexpectedAnswer = refused(
  () => Promise.reject(unreadable(login)),
  'Error inesperado. Por favor, intente nuevamente.',
);

/** After a session that its user did not close (decision 113). */
const afterTheEnd = (kept: boolean, text: string): Story => ({
  parameters: { app: { sesion: null, ended: { nombreUsuario: 'vendedor', place: '/presupuestos', kept } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));
    await expect(canvas.getByRole('textbox', { name: 'Usuario' })).toHaveFocus();
  },
});

export const SessionEnded = afterTheEnd(false, 'Su sesión terminó.');
export const SessionEndedInMidWord = afterTheEnd(true, 'Su sesión terminó; lo escrito está guardado.');
export const SessionEndedInMidWordNarrow: Story = {
  ...SessionEndedInMidWord,
  globals: { viewport: { value: 'narrow' } },
};
