import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  component: ProgressBar,
  args: { label: 'Su presupuesto esta completo en un: 45%', value: 45 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Completion: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: args.label })).toHaveAttribute('value', '45');
  },
};

export const OneSeller: Story = {
  args: { label: 'María Fernanda Gutiérrez', figure: '72,5 %', value: 72.5, thin: true, tone: 'sop' },
};

export const Empty: Story = { args: { value: 0, label: 'Avance', figure: '0,0 %' } };

export const MoreThanWhole: Story = {
  args: { value: 130, label: 'Avance', hideLabel: true, tone: 'cur' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Avance' })).toHaveAttribute('value', '100');
  },
};
