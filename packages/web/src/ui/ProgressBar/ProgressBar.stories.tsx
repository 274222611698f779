import type { Meta, StoryObj } from '@storybook/react';
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

/** The period types' hues, the accent and success. */
export const EveryTone: Story = {
  render: (args) => (
    <>
      {(['accent', 'success', 'sop', 'cur', 'bgt', 'neutral'] as const).map((tone) => (
        <ProgressBar key={tone} {...args} label={tone} figure="62,5 %" value={62.5} tone={tone} />
      ))}
    </>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('progressbar')).toHaveLength(6),
};

export const LongName: Story = {
  args: {
    label: `María Fernanda del Pilar ${'Sinespacios'.repeat(6)}`,
    figure: '100,0 %',
    value: 100,
    thin: true,
  },
  render: (args) => (
    <div style={{ inlineSize: 280 }}>
      <ProgressBar {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    const name = canvas.getByText(args.label);
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(canvas.getByText('100,0 %')).toBeVisible();
  },
};
