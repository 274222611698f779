import { validarToken } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor } from 'storybook/test';
import { useLocation } from 'wouter';
import { loaded } from '../../app/loaded.tsx';
import type { AppRoute } from '../../app/route.tsx';
import { routes } from '../../app/routes.ts';
import { unreachable } from '../../app/stories/failure.ts';
import { administrator, seller, withApp } from '../../app/stories/WithApp.tsx';
import { LoginGate } from './LoginGate.tsx';

const SignIn: AppRoute['Screen'] = loaded(async () => ({ default: () => <h1>Iniciar Sesión</h1> }));
const Missing: AppRoute['Screen'] = loaded(() => Promise.reject(new Error('no file')));

/** The gate, until it leads elsewhere. */
function Gate({ Screen }: { readonly Screen: AppRoute['Screen'] }) {
  const [path] = useLocation();
  return <div data-path={path}>{path === '/login' && <LoginGate Screen={Screen} routes={routes} />}</div>;
}

/** /login for whoever is signed in already, or cannot be known to be. */
const meta = {
  title: 'LoginGate',
  component: Gate,
  subcomponents: { LoginGate },
  decorators: [withApp],
  parameters: { layout: 'fullscreen', route: '/login', app: { sesion: null } },
  args: { Screen: SignIn },
} satisfies Meta<typeof Gate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nobody: Story = {
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible(),
    );
  },
};

const leadsTo = (sesion: typeof seller, path: string): Story => ({
  parameters: { app: { sesion } },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-path]')).toHaveAttribute('data-path', path),
    );
  },
});

export const SellerSignedIn = leadsTo(seller, '/home');
export const AdministratorSignedIn = leadsTo(administrator, '/home');
export const KeyMustBeChanged = leadsTo({ ...seller, debeCambiarClave: true }, '/cambiar-clave');

export const CheckingTheToken: Story = {
  parameters: { app: { sesion: seller, work: { validarToken: () => new Promise(() => {}) } } },
  play: async ({ canvas }) => expect(await canvas.findByRole('status')).toHaveTextContent('Cargando…'),
};

export const WithoutConnection: Story = {
  parameters: {
    app: { sesion: seller, work: { validarToken: () => Promise.reject(unreachable(validarToken)) } },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Error de conexión. Por favor, verifica tu conexión a internet.');
  },
};

export const ScreenThatCannotBeLoaded: Story = {
  args: { Screen: Missing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No se pudo mostrar la pantalla');
  },
};
