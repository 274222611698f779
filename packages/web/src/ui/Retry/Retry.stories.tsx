import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Retry } from './Retry.tsx';

/** A part of a screen that fails until it is there. */
function Part() {
  const [state, setState] = useState<'failed' | 'loading' | 'loaded'>('failed');
  return (
    <>
      <section aria-label="Clientes">
        {state === 'failed' && <Retry onRetry={() => setState('loading')} />}
        {state === 'loaded' && <p>Envases Andinos</p>}
      </section>
      <Button onClick={() => setState('failed')}>Fallar</Button>
      <Button onClick={() => setState('loaded')}>Llegar</Button>
    </>
  );
}

const meta = { component: Retry, args: { onRetry: fn() }, render: () => <Part /> } satisfies Meta<
  typeof Retry
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Goes on in the part that has come, which takes no clicks as a place for the focus afterwards. */
export const Came: Story = {
  play: async ({ canvas, userEvent }) => {
    const part = canvas.getByRole('region', { name: 'Clientes' });
    canvas.getByRole('button', { name: 'Reintentar' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(part).toHaveFocus();
    canvas.getByRole('button', { name: 'Llegar' }).click();
    await canvas.findByText('Envases Andinos');
    await expect(part).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Fallar' })).toHaveFocus();
    await expect(part).not.toHaveAttribute('tabindex');
  },
};

export const FailedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Reintentar' }).focus();
    await userEvent.keyboard('{Enter}');
    canvas.getByRole('button', { name: 'Fallar' }).click();
    await expect(await canvas.findByRole('button', { name: 'Reintentar' })).toHaveFocus();
  },
};

/** Who went on meanwhile stays there. */
export const FailedElsewhere: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fallar' }));
    await canvas.findByRole('button', { name: 'Reintentar' });
    await expect(canvas.getByRole('button', { name: 'Fallar' })).toHaveFocus();
  },
};
