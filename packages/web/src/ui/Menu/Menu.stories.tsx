import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { MenuButton } from './Menu.parts.ts';
import { Menu } from './Menu.tsx';

const chosen = fn();

const meta = {
  component: Menu,
  args: {
    label: 'vendedor',
    children: (
      <>
        <MenuButton onClick={chosen}>Cambiar Clave</MenuButton>
        <MenuButton onClick={chosen}>Cerrar Sesión</MenuButton>
      </>
    ),
  },
  beforeEach: () => {
    chosen.mockClear();
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'vendedor' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible());
  },
};

export const ClosesOnceChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'vendedor' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar Clave' }));
    await expect(chosen).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Cambiar Clave' })).not.toBeInTheDocument();
  },
};

export const WalkedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'vendedor' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Cerrar Sesión' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ClosesWhenLeft: Story = {
  render: (args) => (
    <>
      <Menu {...args} />
      <Button>Otra cosa</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'vendedor' });
    await userEvent.click(trigger);
    await userEvent.click(canvas.getByRole('button', { name: 'Otra cosa' }));
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Opens to the left where there is no room to the right. */
export const LongLabelNarrow: Story = {
  args: { label: 'maria.fernanda.gutierrez', align: 'end' },
  globals: { viewport: { value: 'narrow' } },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Menu {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'maria.fernanda.gutierrez' }));
    const { left, right } = canvas.getByRole('button', { name: 'Cerrar Sesión' }).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
