import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Toggle, type ToggleProps } from './Toggle.tsx';

/** Shows each change, as a page does. */
function Held(props: ToggleProps) {
  const [checked, setChecked] = useState(props.checked);
  return (
    <Toggle
      {...props}
      checked={checked}
      onChange={(next) => {
        props.onChange(next);
        setChecked(next);
      }}
    />
  );
}

const meta = {
  component: Toggle,
  render: (args) => <Held {...args} />,
  args: { label: 'Activo', checked: true, onChange: fn() },
} satisfies Meta<typeof Toggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Activo', checked: true });
    await expect(canvas.getByText('Sí')).toBeVisible();
    const width = toggle.offsetWidth;
    await userEvent.click(toggle);
    await expect(args.onChange).toHaveBeenCalledWith(false);
    await expect(toggle).not.toBeChecked();
    await expect(canvas.getByText('No')).toBeVisible();
    await expect(canvas.getByText('Sí')).not.toBeVisible();
    await expect(toggle.offsetWidth).toBe(width);
  },
};

export const ByKeyboard: Story = {
  args: { checked: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('switch')).toHaveFocus();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch');
    await expect(toggle).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(toggle);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(toggle).toHaveFocus();
  },
};

export const BusyOff: Story = { args: { busy: true, checked: false } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOff: Story = { args: { disabled: true, checked: false } };

export const LabelReadAloudOnly: Story = {
  args: { label: 'Visible: SOP10-2025', hideLabel: true, words: { on: 'Visible', off: 'Oculto' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Visible: SOP10-2025' })).toBeChecked();
    await expect(canvas.getByText('Visible')).toBeVisible();
  },
};

export const LargeEnoughForAThumb: Story = {
  args: { hideLabel: true },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch').offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByRole('switch').offsetWidth).toBeGreaterThanOrEqual(44);
  },
};

export const LongLabelNarrow: Story = {
  args: { label: 'Visible en Inicio y como período referente para todos los vendedores' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
