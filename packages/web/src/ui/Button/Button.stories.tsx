import type { Meta, StoryObj } from '@storybook/react';
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

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;

/** Each variant at rest, loading and disabled. */
export const EveryState: Story = {
  render: () => (
    <>
      {VARIANTS.map((variant) => (
        <p key={variant}>
          <Button variant={variant}>{variant}</Button>{' '}
          <Button variant={variant} loading>
            {variant}
          </Button>{' '}
          <Button variant={variant} disabled>
            {variant}
          </Button>
        </p>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { busy: true })).toHaveLength(VARIANTS.length);
  },
};

export const EveryStateDark: Story = { ...EveryState, globals: { scheme: 'dark' } };

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
  },
};

/** As wide as its container; its text takes a second line before it is cut off. */
export const LongTextNarrow: Story = {
  args: {
    wide: true,
    children: 'Cargar este archivo de ventas y asignar los clientes y productos que falten',
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
