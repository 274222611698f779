import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  component: Button,
  args: { children: 'Guardar', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };

export const Secondary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Quiet: Story = { args: { variant: 'quiet', children: '¿Olvidaste tu contraseña?' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Eliminar' } };

export const WithIcon: Story = { args: { variant: 'primary', children: 'Nuevo', icon: <Plus size={16} /> } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { variant: 'primary', loading: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Guardar' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

let finish: () => void = () => {};

export const LoadingWhileItsClickRuns: Story = {
  args: {
    variant: 'primary',
    onClick: fn(() => new Promise<void>((resolve) => (finish = resolve))),
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Guardar' });
    const width = button.offsetWidth;
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    await expect(button.offsetWidth).toBe(width);
    finish();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  },
};

export const IgnoresSubmissionWhileLoading: Story = {
  args: { type: 'submit', loading: true },
  render: (args) => (
    <form aria-label="Formulario" onSubmit={(event) => event.preventDefault()}>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const submitted = fn();
    canvas.getByRole('form').addEventListener('submit', submitted);
    await userEvent.click(canvas.getByRole('button'));
    await expect(submitted).not.toHaveBeenCalled();
  },
};
