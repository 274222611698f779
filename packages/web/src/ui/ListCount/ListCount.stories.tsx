import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ListCount } from './ListCount.tsx';

const meta = {
  component: ListCount,
  args: { count: 1234, one: 'cliente', many: 'clientes', rest: 'página 2 de 124' },
} satisfies Meta<typeof ListCount>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read aloud where it stands, and seen by nobody. */
export const APage: Story = {
  play: async ({ canvas }) => {
    const said = canvas.getByText('1.234 clientes, página 2 de 124');
    await expect(said).toHaveAttribute('aria-live', 'polite');
    await expect(said.getBoundingClientRect().width).toBe(1);
  },
};

export const One: Story = {
  args: { count: 1, rest: undefined },
  play: async ({ canvas }) => expect(canvas.getByText('1 cliente')).toBeInTheDocument(),
};

export const None: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => expect(canvas.getByText('Ningún resultado')).toBeInTheDocument(),
};

/** The region stays, for one that comes with its words is not read. */
export const SaidAgain: Story = {
  render: function Filtered(args) {
    const [quiet, setQuiet] = useState(false);
    return (
      <>
        <Button onClick={() => setQuiet(!quiet)}>Buscar</Button>
        <ListCount {...args} quiet={quiet} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const said = canvas.getByText(/1.234 clientes/);
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await expect(said).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await expect(said).toHaveTextContent('1.234 clientes, página 2 de 124');
  },
};
