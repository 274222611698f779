import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, within } from 'storybook/test';
import { type AppRoute, route } from '../../app/route.tsx';
import { routes } from '../../app/routes.ts';
import { administrator, seller } from '../../app/stories/WithApp.tsx';
import { Navbar } from './Navbar.tsx';

const linked = (path: string, label: string, access: AppRoute['access']) =>
  route({ path, access, load: async () => ({ default: () => null }), menu: { label, access } });

const meta = {
  component: Navbar,
  parameters: { layout: 'fullscreen' },
  args: {
    sesion: seller,
    onSignOut: fn(),
    onGoTo: fn(),
    routes: [
      linked('/usuario', 'Usuarios', ['ADMINISTRADOR']),
      linked('/clientes', 'Clientes', 'signedIn'),
      linked('/presupuestos', 'Presupuestos', ['VENDEDOR']),
    ],
  },
} satisfies Meta<typeof Navbar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The links of the open menu. */
const offers =
  (...labels: string[]): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menú' }));
    const links = [...canvasElement.querySelectorAll('nav [data-align] a')].map((link) => link.textContent);
    await expect(links).toEqual(labels);
  };

export const Seller: Story = { play: offers('Clientes', 'Presupuestos') };

export const Administrator: Story = {
  args: { sesion: administrator },
  play: offers('Usuarios', 'Clientes'),
};

const FOR_EVERYONE = ['Clientes', 'Productos', 'Asignación de Clientes y Productos'];

/** The product's own screens, as each role is offered them (specification §2). */
export const WholeMenuOfASeller: Story = {
  args: { routes },
  play: offers(...FOR_EVERYONE, 'Presupuestos'),
};

export const WholeMenuOfAnAdministrator: Story = {
  args: { routes, sesion: administrator },
  play: offers(
    'Usuarios',
    'Vendedores',
    'Divisiones',
    'Periodos',
    'Abrir Período',
    'Tasas de Cambio',
    'Cargar Archivos de Ventas',
    'Actividad',
    ...FOR_EVERYONE,
  ),
};

export const WholeMenuNarrow: Story = {
  ...WholeMenuOfAnAdministrator,
  globals: { viewport: { value: 'narrow' }, scheme: 'dark' },
};

export const UserMenu: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'vendedor' }));
    await expect(canvas.getByRole('link', { name: 'Cambiar Clave' })).toHaveAttribute(
      'href',
      '/cambiar-clave',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar Sesión' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const CurrentPage: Story = {
  parameters: { route: '/home' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { sesion: { ...seller, nombreUsuario: 'maria.fernanda.gutierrez' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const user = canvas.getByRole('button', { name: 'maria.fernanda.gutierrez' });
    await expect(within(user).getByTitle('maria.fernanda.gutierrez')).toBeVisible();
    await userEvent.click(user);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const KeyChangePending: Story = { args: { routes: [] } };
