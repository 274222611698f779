import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { Flag } from './Flag.tsx';

const meta = { component: Flag, args: { pais: 'Colombia' } } satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

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
    await expect(canvasElement.querySelectorAll('[data-known="true"]')).toHaveLength(KNOWN.length);
    const drawings = [...canvasElement.querySelectorAll('svg')].map((svg) => svg.innerHTML);
    await expect(new Set(drawings).size).toBe(KNOWN.length);
  },
};

export const WrittenWithoutAccents: Story = {
  args: { pais: 'PERU' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-known="true"]')).toBeInTheDocument();
  },
};

export const UnknownCountry: Story = {
  args: { pais: 'Atlántida' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-known="false"] svg')).toBeInTheDocument();
  },
};

export const NoCountry: Story = { args: { pais: undefined } };
