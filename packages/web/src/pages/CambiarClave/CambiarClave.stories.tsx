import { cambiarClave } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { failure, unreachable } from '../../app/stories/failure.ts';
import { type FakeWork, ok } from '../../app/stories/fake-ports.ts';
import { seller, withApp } from '../../app/stories/WithApp.tsx';
import CambiarClave from './CambiarClave.tsx';

const meta = {
  title: 'Cambiar clave',
  component: CambiarClave,
  decorators: [withApp],
  parameters: { route: '/cambiar-clave' },
} satisfies Meta<typeof CambiarClave>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Types the three keys and sends the form. */
function change(actual: string, nueva: string, confirmacion = nueva): NonNullable<Story['play']> {
  return async ({ canvas, userEvent }) => {
    const type = async (label: string, text: string) => {
      if (text !== '') await userEvent.type(canvas.getByLabelText(label), text);
    };
    await type('Contraseña actual', actual);
    await type('Nueva contraseña', nueva);
    await type('Confirmar nueva contraseña', confirmacion);
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar Clave' }));
  };
}

export const Empty: Story = {
  play: async (context) => {
    await change('', '')(context);
    await expect(context.canvas.getAllByText('Este campo es requerido')).toHaveLength(3);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(
      'Por favor, complete todos los campos requeridos.',
    );
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const ChecklistWhileTyping: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const met = () => canvasElement.querySelectorAll('[data-state="met"]').length;
    const key = canvas.getByLabelText('Nueva contraseña');
    const before = met();
    await userEvent.type(key, 'abc');
    await expect(met()).toBeGreaterThan(before);
    await userEvent.type(key, 'DEF!123');
    await expect(canvasElement.querySelectorAll('[data-state="open"]')).toHaveLength(0);
  },
};

export const ConfirmationDiffers: Story = {
  play: async (context) => {
    await change('Ventas-2026!', 'Nueva-2026!', 'Nueva-2027!')(context);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(
      'La nueva contraseña y la confirmación deben ser iguales.',
    );
    await expect(context.canvas.getByLabelText('Confirmar nueva contraseña')).toHaveFocus();
  },
};

/** What the form refuses by itself, in the order of specification §5. */
const refusedAtOnce = (actual: string, nueva: string, text: string): Story => ({
  parameters: { app: { work: { cambiarClave: () => Promise.reject(new Error('asked')) } } },
  play: async (context) => {
    await change(actual, nueva)(context);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(text);
  },
});

export const SameAsBefore = refusedAtOnce(
  'Ventas-2026!',
  'Ventas-2026!',
  'La nueva contraseña debe ser diferente a la contraseña actual.',
);
export const TooShort = refusedAtOnce('x', 'Aa1!', 'La contraseña debe tener al menos 8 caracteres.');
export const WithASpace = refusedAtOnce(
  'x',
  'Nueva 2026!',
  'La contraseña no puede contener espacios en blanco.',
);

/** Each way in which the server does not change the key, and its words (specification §8). */
const refused = (answer: FakeWork['cambiarClave'], text: string): Story => ({
  parameters: { app: { work: { cambiarClave: answer } } },
  play: async (context) => {
    await change('otra', 'Nueva-2026!')(context);
    await expect(await context.canvas.findByText(text)).toBeVisible();
    await expect(context.canvas.getByLabelText('Nueva contraseña')).toHaveValue('Nueva-2026!');
  },
});

/** Said at the box that is meant, which has the keyboard again. */
export const WrongCurrentKey: Story = {
  parameters: { app: { work: { cambiarClave: () => Promise.reject(failure(cambiarClave, 401)) } } },
  play: async (context) => {
    await change('otra', 'Nueva-2026!')(context);
    const { canvas, userEvent } = context;
    const text = 'La contraseña actual es incorrecta.';
    await expect(await canvas.findByText(text)).toBeVisible();
    const current = canvas.getByLabelText('Contraseña actual');
    await expect(current).toHaveFocus();
    await expect(current).toHaveAttribute('aria-invalid', 'true');
    await expect(current).toHaveAccessibleDescription(text);
    await expect(canvas.getByLabelText('Nueva contraseña')).toHaveValue('Nueva-2026!');
    await userEvent.keyboard('v');
    await expect(current).not.toHaveAttribute('aria-invalid');
  },
};
export const RefusedWithReason = refused(
  async () => ({ status: 400, message: 'La clave ya se usó antes.' }),
  'La clave ya se usó antes.',
);
export const InvalidData = refused(
  async () => ({ status: 400, message: '' }),
  'Datos inválidos. Por favor, verifique la información.',
);
export const NotChanged = refused(
  async () => ({ status: 409, message: '' }),
  'Error al cambiar la contraseña. Por favor, intente nuevamente.',
);
export const ServerError = refused(
  () => Promise.reject(failure(cambiarClave, 500)),
  'Error del servidor. Por favor, intente más tarde.',
);
export const WithoutConnection: Story = {
  parameters: { app: { work: { cambiarClave: () => Promise.reject(unreachable(cambiarClave)) } } },
  play: async (context) => {
    await change('otra', 'Nueva-2026!')(context);
    const { canvas } = context;
    const text = 'Error de conexión. Por favor, verifique su conexión a internet.';
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      `${text} Puede que la clave ya haya cambiado: pruebe a entrar con la nueva.`,
    );
  },
};
export const WithoutConnectionNarrow: Story = {
  ...WithoutConnection,
  globals: { viewport: { value: 'narrow' } },
};

export const Saving: Story = {
  play: async (context) => {
    await change('Ventas-2026!', 'Nueva-2026!')(context);
    const button = context.canvas.getByRole('button', { name: 'Cambiar Clave' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const ForcedAtSignIn: Story = {
  parameters: { app: { sesion: { ...seller, debeCambiarClave: true } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Debe cambiar su clave antes de continuar.');
  },
};

/** The application leads elsewhere from here; the form holds no key any more. */
export const EmptiedOnceChanged: Story = {
  parameters: { app: { work: { cambiarClave: async () => ok(undefined) } } },
  play: async (context) => {
    await change('Ventas-2026!', 'Nueva-2026!')(context);
    await expect(context.canvas.getByLabelText('Contraseña actual')).toHaveValue('');
  },
};
