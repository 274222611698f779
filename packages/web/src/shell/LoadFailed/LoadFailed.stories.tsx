import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { QuietLeaving } from '../QuietLeaving/QuietLeaving.tsx';
import { LoadFailed } from './LoadFailed.tsx';

function Broken(): never {
  throw new Error('a screen that breaks while it is drawn');
}

const meta = {
  component: LoadFailed,
  args: { children: <Broken />, onRetry: fn() },
} satisfies Meta<typeof LoadFailed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ScreenBroke: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No se pudo mostrar la pantalla');
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NarrowDark: Story = {
  ...ScreenBroke,
  globals: { viewport: { value: 'narrow' }, scheme: 'dark' },
};

export const NothingWrong: Story = {
  args: { children: <p>La pantalla</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('La pantalla')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** The file of a screen that is given up because the page is left, as Firefox does: nothing is said of it. */
export const WhileLeaving: Story = {
  render: function Render() {
    const [isLost, setIsLost] = useState(false);
    return (
      <LoadFailed>
        <QuietLeaving>
          <Lost isLost={isLost} onLost={() => setIsLost(true)} />
        </QuietLeaving>
      </LoadFailed>
    );
  },
  play: async ({ canvas, userEvent }) => {
    window.dispatchEvent(new Event('beforeunload'));
    await userEvent.click(canvas.getByRole('button', { name: 'Seguir' }));
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

function Lost({ isLost, onLost }: { readonly isLost: boolean; readonly onLost: () => void }) {
  if (isLost) throw new Error('The file was given up');
  return <button onClick={onLost}>Seguir</button>;
}
