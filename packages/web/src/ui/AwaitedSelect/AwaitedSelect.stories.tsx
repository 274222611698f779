import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { AwaitedSelect, type AwaitedSelectProps } from './AwaitedSelect.tsx';

/** Its choices do not come at first, and then when its second button says so. */
function Retried(props: AwaitedSelectProps) {
  const [step, setStep] = useState<'failed' | 'loading' | 'loaded'>('failed');
  const isLoaded = step === 'loaded';
  return (
    <>
      <AwaitedSelect
        {...props}
        loading={step === 'loading'}
        failed={step === 'failed'}
        disabled={!isLoaded}
        options={isLoaded ? props.options : []}
        onRetry={() => setStep('loading')}
      />
      {step === 'loading' && <Button onClick={() => setStep('loaded')}>Llega la lista</Button>}
    </>
  );
}

const meta = {
  component: AwaitedSelect,
  args: {
    label: 'División',
    value: '',
    placeholder: 'Seleccione…',
    options: [{ value: 'P', label: 'Pinturas' }],
    loading: false,
    failed: false,
    onChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AwaitedSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = {
  args: { loading: true, disabled: true, placeholder: 'Cargando…', options: [] },
};

export const Failed: Story = {
  args: {
    failed: true,
    disabled: true,
    placeholder: '',
    options: [],
    error: 'Error al cargar la lista de divisiones',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedNarrow: Story = { ...Failed, globals: { viewport: { value: 'narrow' } } };

export const LoadedInTheEnd: Story = {
  render: (args) => <Retried {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Llega la lista' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'División' })).toHaveFocus());
  },
};
