import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { administrator, withApp } from '../../app/stories/WithApp.tsx';
import Ayuda from './Ayuda.tsx';

const meta = {
  component: Ayuda,
  decorators: [withApp],
} satisfies Meta<typeof Ayuda>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every link of the contents leads to a heading, and every picture is there. */
const leadsEverywhere: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const links = [...canvasElement.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  await expect(links.length).toBeGreaterThan(5);
  for (const { hash } of links) {
    await expect(document.getElementById(decodeURIComponent(hash.slice(1)))).toBeVisible();
  }
  for (const picture of canvasElement.querySelectorAll('img')) {
    picture.loading = 'eager';
    await picture.decode();
    await expect(picture.naturalWidth).toBeGreaterThan(0);
  }
};

export const Seller: Story = {
  play: async (context) => {
    await expect(
      context.canvas.getByRole('heading', { name: 'Guía para vendedores', level: 2 }),
    ).toBeVisible();
    await expect(context.canvas.queryByRole('tab')).not.toBeInTheDocument();
    await leadsEverywhere(context);
  },
};

export const Administrator: Story = {
  parameters: { app: { sesion: administrator } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(
      await canvas.findByRole('heading', { name: 'Guía para administradores', level: 2 }),
    ).toBeVisible();
    await leadsEverywhere(context);
    await userEvent.click(canvas.getByRole('tab', { name: 'Vendedores' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Guía para vendedores', level: 2 }),
    ).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
