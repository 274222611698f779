import { contract } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failure } from '../../app/stories/failure.ts';
import { ok } from '../../app/stories/fake-ports.ts';
import { seller, withApp } from '../../app/stories/WithApp.tsx';
import CambiarClave from './CambiarClave.tsx';

const { cambiarClave } = contract.claves;

const meta = {
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
  },
};

export const WrongCurrentKey: Story = {
  parameters: { app: { work: { changeKey: () => Promise.reject(failure(cambiarClave, 401)) } } },
  play: async (context) => {
    await change('otra', 'Nueva-2026!')(context);
    await context.canvas.findByText('La contraseña actual es incorrecta.');
  },
};

export const ForcedAtSignIn: Story = {
  parameters: { app: { sesion: { ...seller, debeCambiarClave: true } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Debe cambiar su clave antes de continuar.');
  },
};

export const Changed: Story = {
  parameters: { app: { work: { changeKey: async () => ok(undefined) } } },
  play: async (context) => {
    await change('Ventas-2026!', 'Nueva-2026!')(context);
    await expect(context.canvas.getByLabelText('Contraseña actual')).toHaveValue('');
  },
};
