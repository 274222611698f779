import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Link } from 'wouter';
import { withApp } from '../../app/stories/WithApp.tsx';
import { Page } from '../Page/Page.tsx';
import Shell from './Shell.tsx';

const Screen = lazy(async () => ({
  default: () => (
    <Page title="Presupuestos">
      <Link href="/otra">Otra pantalla</Link>
    </Page>
  ),
}));

const meta = {
  component: Shell,
  decorators: [withApp],
  parameters: { layout: 'fullscreen' },
  args: { routes: [], Screen },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Frame: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Presupuestos' });
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(
      `${new Date().getFullYear()} Presupuestos de Venta`,
    );
  },
};

export const WithoutANetwork: Story = {
  parameters: { app: { hasNetwork: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sin conexión')).toBeVisible();
    await canvas.findByRole('heading', { level: 1, name: 'Presupuestos' });
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const SkipsToTheContent: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Saltar al contenido' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
  },
};

export const FocusFollowsToTheNextScreen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Otra pantalla' }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const SignsOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'vendedor' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar Sesión' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'vendedor' })).not.toBeInTheDocument());
  },
};
