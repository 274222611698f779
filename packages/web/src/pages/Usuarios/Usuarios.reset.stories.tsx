import { cambiarContrasenaUsuario } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { failure, unreachable } from '../../app/stories/failure.ts';
import type { FakeWork } from '../../app/stories/fake-ports.ts';
import { users } from '../../fixtures/users.ts';
import { type StoryContext, save } from '../../management/stories/steps.ts';
import { app, records, usersMeta } from './stories/people.ts';
import type Usuarios from './Usuarios.tsx';

const UNUSUAL = `<script>"ñ" O'Higgins 😀`;

const resetKey = fn<NonNullable<FakeWork['cambiarContrasenaUsuario']>>(async () => ({
  status: 200,
  message: 'OK',
}));

/** The key of a user is set anew (specification §2, Usuarios). */
const meta = {
  ...usersMeta,
  title: 'Usuarios/Clave nueva',
  parameters: app({ cambiarContrasenaUsuario: resetKey }),
  beforeEach: () => {
    records.reset(users.map((user, at) => (at === 1 ? { ...user, nombreUsuario: UNUSUAL } : user)));
    resetKey.mockClear();
  },
} satisfies Meta<typeof Usuarios>;

export default meta;
type Story = StoryObj<typeof meta>;

const DONE = 'Clave restablecida correctamente. El usuario deberá cambiarla al iniciar sesión.';

async function opened({ canvas, userEvent }: StoryContext, nombreUsuario = 'diego.quispe') {
  await userEvent.click(await canvas.findByRole('button', { name: `Restablecer clave de ${nombreUsuario}` }));
  const dialog = within(canvas.getByRole('dialog', { name: 'Restablecer Clave' }));
  await waitFor(() => expect(dialog.getByText(nombreUsuario)).toBeVisible());
  return { dialog, field: dialog.getByLabelText('Nueva clave') };
}

/** The own key signs out at once: said before it does. */
export const Own: Story = {
  play: async (context) => {
    const { dialog } = await opened(context, 'admin');
    await expect(dialog.getByText('Es su propio usuario: al guardar saldrá del programa.')).toBeVisible();
  },
};

export const OwnNarrow: Story = { ...Own, globals: { viewport: { value: 'narrow' } } };

export const Done: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { dialog, field } = await opened(context);
    await expect(dialog.queryByText(/su propio usuario/)).not.toBeInTheDocument();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.type(field, '  nueva1 ');
    await userEvent.click(dialog.getByRole('button', { name: 'Mostrar «Nueva clave»' }));
    await expect(field).toHaveAttribute('type', 'text');
    await save(context, dialog);
    const status = await canvas.findByText(DONE);
    await waitFor(() => expect(status.closest('[role="status"]')).toBeVisible());
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(resetKey.mock.calls).toEqual([[{ body: { usuario: 'diego.quispe', clave: 'nueva1' } }]]);
    await expect(canvas.getByRole('button', { name: 'Restablecer clave de diego.quispe' })).toHaveFocus();
    // Read by whoever goes on.
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(canvas.queryByText(DONE)).not.toBeInTheDocument());
  },
};

export const OneAfterAnotherByKeyboard: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    for (const nombreUsuario of ['diego.quispe', 'lucia.fernandez']) {
      const button = await canvas.findByRole('button', { name: `Restablecer clave de ${nombreUsuario}` });
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByLabelText('Nueva clave')).toHaveFocus();
      await userEvent.keyboard('clave-1{Enter}');
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByText(DONE)).toBeVisible());
      await expect(button).toHaveFocus();
    }
    await expect(resetKey).toHaveBeenCalledTimes(2);
  },
};

export const TooShort: Story = {
  play: async (context) => {
    const { dialog, field } = await opened(context);
    await context.userEvent.type(field, ' abc ');
    await save(context, dialog);
    await expect(field).toHaveAccessibleDescription('La clave debe tener al menos 4 caracteres');
    await expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(resetKey).not.toHaveBeenCalled();
    await context.userEvent.type(field, '{End}d');
    await expect(field).toBeValid();
  },
};

/** As in the other forms: marked as required, said where it is left empty, and Esc closes. */
export const LeftEmpty: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { dialog, field } = await opened(context);
    await expect(field).toBeRequired();
    await expect(dialog.getByText('*')).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription('Este campo es requerido'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const TooShortNarrow: Story = { ...TooShort, globals: { viewport: { value: 'narrow' } } };

export const UnusualName: Story = {
  play: async (context) => {
    await opened(context, UNUSUAL);
  },
};

export const Saving: Story = {
  parameters: app({ cambiarContrasenaUsuario: () => new Promise(() => {}) }),
  play: async (context) => {
    const { dialog, field } = await opened(context);
    await context.userEvent.type(field, 'nueva1');
    await save(context, dialog);
    await expect(dialog.getByRole('button', { name: /Guardar/ })).toHaveAttribute('aria-busy', 'true');
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
    // Not kept while it is on its way.
    await expect(field).toHaveValue('');
  },
};

/** Each way in which the key is not set, and its words (specification §8). */
const refused = (work: FakeWork['cambiarContrasenaUsuario'], text: string): Story => ({
  parameters: app({ cambiarContrasenaUsuario: work }),
  play: async (context) => {
    const { canvas } = context;
    const { dialog, field } = await opened(context);
    await context.userEvent.type(field, 'nueva1');
    await save(context, dialog);
    await waitFor(async () => expect(await dialog.findByText(text)).toBeVisible());
    await expect(canvas.queryByText(DONE)).not.toBeInTheDocument();
  },
});

export const Refused = refused(
  async () => ({ status: 400, message: 'El usuario está inactivo' }),
  'El usuario está inactivo',
);
export const Failed = refused(
  () => Promise.reject(failure(cambiarContrasenaUsuario, 500)),
  'Error al restablecer la clave',
);
export const Forbidden = refused(
  () => Promise.reject(failure(cambiarContrasenaUsuario, 403)),
  'No tienes permisos para realizar esta acción.',
);
export const Offline = refused(
  () => Promise.reject(unreachable(cambiarContrasenaUsuario)),
  'Error al restablecer la clave',
);

export const LeftAfterARefusal: Story = {
  ...Failed,
  play: async (context) => {
    await Failed.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(within(canvas.getByRole('dialog')).getByRole('button', { name: 'Cancelar' }));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Error al restablecer la clave')).not.toBeInTheDocument();
  },
};
