import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor, within } from 'storybook/test';
import { Link } from 'wouter';
import { loaded } from '../../app/loaded.tsx';
import { routes } from '../../app/routes.ts';
import { withApp } from '../../app/stories/WithApp.tsx';
import { Page } from '../Page/Page.tsx';
import Shell from './Shell.tsx';

const Screen = loaded(async () => ({
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

/** «Ir a…»: by its keys from wherever the focus is, which comes back there. */
export const GoesElsewhere: Story = {
  args: { routes },
  play: async ({ canvas, userEvent }) => {
    const from = await canvas.findByRole('link', { name: 'Otra pantalla' });
    from.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await canvas.findByRole('dialog', { name: 'Ir a…' });
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(from).toHaveFocus());
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await canvas.findByRole('dialog', { name: 'Ir a…' });
    await userEvent.keyboard('asignacion{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const GoesElsewhereFromTheMenu: Story = {
  args: { routes },
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('button', { name: 'Menú' });
    await userEvent.click(menu);
    await userEvent.click(canvas.getByRole('button', { name: 'Ir a…' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Ir a…' }));
    await expect(dialog.getByRole('option', { name: 'Cambiar Clave' })).toBeInTheDocument();
    await expect(dialog.queryByRole('option', { name: 'Usuarios' })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(menu).toHaveFocus());
  },
};
