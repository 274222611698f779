import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DateBox } from './DateBox.tsx';

const meta = {
  component: DateBox,
  args: { label: 'Desde', value: '', onChange: fn() },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DateBox
        {...args}
        value={value}
        onChange={(day) => {
          args.onChange(day);
          setValue(day);
        }}
      />
    );
  },
} satisfies Meta<typeof DateBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Safari shows today in an empty box: as a placeholder, not as a filter. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByLabelText('Desde');
    const { color } = getComputedStyle(box);
    await userEvent.type(box, '2026-11-03');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-03');
    await userEvent.tab();
    await expect(getComputedStyle(box).color).not.toBe(color);
  },
};

export const Chosen: Story = {
  args: { value: '2026-11-03' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByLabelText('Desde');
    await expect(box).toHaveValue('2026-11-03');
    await userEvent.clear(box);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};
