import { contract } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor } from 'storybook/test';
import { useLocation } from 'wouter';
import { route } from '../../app/route.tsx';
import { failure, unreachable } from '../../app/stories/failure.ts';
import { ok } from '../../app/stories/fake-ports.ts';
import { administrator, seller, withApp } from '../../app/stories/WithApp.tsx';
import { Guard } from './Guard.tsx';

const screenOf = (title: string) => async () => ({ default: () => <h1>{title}</h1> });

const ROUTES = [
  route({ path: '/home', access: 'signedIn', load: screenOf('Inicio') }),
  route({ path: '/cambiar-clave', access: 'signedIn', load: screenOf('Cambiar Clave') }),
  route({
    path: '/periodos',
    access: ['ADMINISTRADOR'],
    load: screenOf('Periodos'),
    menu: { label: 'Periodos', access: ['ADMINISTRADOR'] },
  }),
  route({
    path: '/presupuestos',
    access: ['VENDEDOR'],
    load: screenOf('Presupuestos'),
    menu: { label: 'Presupuestos', access: ['VENDEDOR'] },
  }),
  route({ path: '/error-404', access: 'signedIn', load: screenOf('Error 404') }),
];

/** The guard, and the path that it leads to. */
function Guarded() {
  const [path] = useLocation();
  return (
    <div data-path={path}>
      <Guard routes={ROUTES} />
    </div>
  );
}

const meta = {
  component: Guarded,
  subcomponents: { Guard },
  decorators: [withApp],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Guarded>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the guard has led to a path. */
const leadsTo =
  (path: string, title?: string): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-path]')).toHaveAttribute('data-path', path),
    );
    if (title !== undefined) await canvas.findByRole('heading', { name: title });
  };

export const OwnScreen: Story = {
  parameters: { route: '/presupuestos' },
  play: leadsTo('/presupuestos', 'Presupuestos'),
};

export const ScreenOfAnotherRole: Story = {
  parameters: { route: '/periodos' },
  play: leadsTo('/error-404', 'Error 404'),
};

export const AdministratorsScreen: Story = {
  parameters: { route: '/periodos', app: { sesion: administrator } },
  play: leadsTo('/periodos', 'Periodos'),
};

export const BudgetsAreNotForAdministrators: Story = {
  parameters: { route: '/presupuestos', app: { sesion: administrator } },
  play: leadsTo('/error-404', 'Error 404'),
};

export const UnknownPath: Story = {
  parameters: { route: '/no-existe' },
  play: leadsTo('/error-404', 'Error 404'),
};

export const PathWithASlashAtItsEnd: Story = {
  parameters: { route: '/presupuestos/' },
  play: leadsTo('/presupuestos/', 'Presupuestos'),
};

export const StartOfTheSite: Story = { parameters: { route: '/' }, play: leadsTo('/home', 'Inicio') };

export const WithoutSession: Story = {
  parameters: { route: '/presupuestos', app: { sesion: null } },
  play: leadsTo('/login'),
};

export const DeadToken: Story = {
  parameters: {
    app: {
      sesion: seller,
      work: { validarToken: () => Promise.reject(failure(contract.sesion.validarToken, 401)) },
    },
  },
  play: leadsTo('/login'),
};

export const KeyMustBeChanged: Story = {
  parameters: { route: '/presupuestos', app: { sesion: { ...seller, debeCambiarClave: true } } },
  play: async (context) => {
    await leadsTo('/cambiar-clave', 'Cambiar Clave')(context);
    const { canvas } = context;
    await expect(canvas.queryByRole('button', { name: 'Menú' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Inicio' })).not.toBeInTheDocument();
  },
};

export const CheckingTheToken: Story = {
  parameters: { app: { sesion: seller, work: { validarToken: () => new Promise(() => {}) } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Cargando…');
  },
};

const validateToken = fn<() => Promise<{ status: number; message: string }>>(() =>
  Promise.reject(unreachable(contract.sesion.validarToken)),
);

export const WithoutConnection: Story = {
  parameters: { app: { sesion: seller, work: { validarToken: validateToken } } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Error de conexión. Por favor, verifica tu conexión a internet.');
    validateToken.mockResolvedValue(ok(undefined));
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await canvas.findByRole('heading', { name: 'Inicio' });
  },
};

export const ScreenThatCannotBeLoaded: Story = {
  render: () => (
    <Guard
      routes={[
        route({ path: '/home', access: 'signedIn', load: () => Promise.reject(new Error('no file')) }),
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('No se pudo mostrar la pantalla');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'vendedor' })).toBeVisible());
  },
};
