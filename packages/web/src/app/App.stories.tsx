import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { App } from './App.tsx';
import { createActors } from './actors.ts';
import { memoryStorage } from './memory-storage.ts';
import { routes } from './routes.ts';
import { Running } from './stories/Running.tsx';

/** A server's answers by the end of the path: a status, and the data of a good one. */
type Answers = Readonly<Record<string, { status: number; data?: unknown }>>;

const SIGNED_IN = {
  nombreUsuario: 'vendedor',
  tipoUsuario: 'VENDEDOR',
  token: 't-1',
  debeCambiarClave: false,
};

const GOOD: Answers = {
  '/login': { status: 200, data: SIGNED_IN },
  '/validar-token': { status: 200 },
  '/dashboard': { status: 200, data: [] },
  '/divisiones': { status: 200, data: [] },
};

/** The whole application on a server with given answers and a storage of its own. */
function Whole({ answers, storage }: { readonly answers: Answers; readonly storage: Storage }) {
  const [actors] = useState(() =>
    createActors({
      baseUrl: '',
      storage,
      tabStorage: memoryStorage(),
      fetch: async (request) => {
        const path = new URL(request instanceof Request ? request.url : request, 'http://server').pathname;
        const known = Object.entries({ ...GOOD, ...answers }).find(([end]) => path.endsWith(end));
        const { status, data } = known?.[1] ?? { status: 404 };
        return new Response(JSON.stringify({ status, message: '', data }), { status });
      },
    }),
  );
  return (
    <Running {...actors}>
      <App routes={routes} />
    </Running>
  );
}

const meta = {
  component: Whole,
  parameters: { layout: 'fullscreen', route: '/home' },
  args: { answers: {}, storage: memoryStorage() },
} satisfies Meta<typeof Whole>;

export default meta;
type Story = StoryObj<typeof meta>;

const signIn: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Usuario'), 'vendedor');
  await userEvent.type(canvas.getByLabelText('Contraseña'), 'Ventas-2026!{Enter}');
};

export const SignsInAndOut: Story = {
  args: { storage: memoryStorage() },
  play: async (context) => {
    await signIn(context);
    const { args, canvas, userEvent } = context;
    await canvas.findByText('No hay elementos en el dashboard');
    await expect(args.storage.getItem('X-Token')).toBe('t-1');
    await userEvent.click(canvas.getByRole('button', { name: 'vendedor' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar Sesión' }));
    await canvas.findByRole('button', { name: 'Iniciar Sesión' });
    // The token too, which this server cannot revoke.
    await waitFor(() => expect(args.storage.length).toBe(0));
  },
};

export const TokenDiesWhileWorking: Story = {
  args: {
    storage: memoryStorage(),
    answers: { '/dashboard': { status: 401 }, '/validar-token': { status: 401 } },
  },
  play: async (context) => {
    await signIn(context);
    const { args, canvas } = context;
    await waitFor(() => expect(args.storage.length).toBe(0));
    await canvas.findByRole('button', { name: 'Iniciar Sesión' });
    await expect(canvas.getByText('Su sesión terminó.')).toBeVisible();
  },
};

export const RefusedCallWithALivingToken: Story = {
  args: { storage: memoryStorage(), answers: { '/dashboard': { status: 401 } } },
  play: async (context) => {
    await signIn(context);
    const { args, canvas } = context;
    await canvas.findByText('Error al cargar el dashboard. Por favor, intente nuevamente.');
    await expect(args.storage.getItem('X-Token')).toBe('t-1');
  },
};

export const ForcedKeyChange: Story = {
  args: {
    storage: memoryStorage(),
    answers: {
      '/login': { status: 200, data: { ...SIGNED_IN, debeCambiarClave: true } },
      '/cambiar-clave': { status: 401 },
    },
  },
  play: async (context) => {
    await signIn(context);
    const { args, canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText('Contraseña actual'), 'otra');
    await userEvent.type(canvas.getByLabelText('Nueva contraseña'), 'Nueva-2026!');
    await userEvent.type(canvas.getByLabelText('Confirmar nueva contraseña'), 'Nueva-2026!{Enter}');
    // Here a 401 means a wrong key: it neither ends the session nor empties the form.
    await canvas.findByText('La contraseña actual es incorrecta.');
    await expect(canvas.getByLabelText('Nueva contraseña')).toHaveValue('Nueva-2026!');
    await expect(args.storage.getItem('debeCambiarClave')).toBe('true');
  },
};
