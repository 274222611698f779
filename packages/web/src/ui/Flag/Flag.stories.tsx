import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor } from 'storybook/test';
import { Flag } from './Flag.tsx';

const meta = { component: Flag, args: { pais: 'Colombia' } } satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A drawing that is no globe. */
const FLAG = 'svg:not([data-unknown])';

const KNOWN = ['Colombia', 'Perú', 'Ecuador', 'Brasil', 'Argentina', 'México', 'Chile'];

export const KnownCountries: Story = {
  render: () => (
    <ul>
      {KNOWN.map((pais) => (
        <li key={pais}>
          <Flag pais={pais} /> {pais}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const drawings = () => [...canvasElement.querySelectorAll(FLAG)].map((svg) => svg.innerHTML);
    await waitFor(() => expect(new Set(drawings()).size).toBe(KNOWN.length));
  },
};

export const WrittenWithoutAccents: Story = {
  args: { pais: 'PERU' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector(FLAG)).toBeInTheDocument());
  },
};

export const UnknownCountry: Story = {
  args: { pais: 'Atlántida' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg[data-unknown]')).toBeInTheDocument());
  },
};

export const NoCountry: Story = { args: { pais: undefined } };
