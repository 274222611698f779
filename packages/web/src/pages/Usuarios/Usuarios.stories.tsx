import { actualizarUsuario, crearUsuario, type Usuario } from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor, within } from 'storybook/test';
import { users } from '../../fixtures/users.ts';
import { refused } from '../../management/stories/fake-records.ts';
import * as steps from '../../management/stories/steps.ts';
import { records, usersMeta } from './stories/people.ts';
import type Usuarios from './Usuarios.tsx';

/** What the users have of their own; the rest is the generic management screen's. */
const meta = { ...usersMeta } satisfies Meta<typeof Usuarios>;

export default meta;
type Story = StoryObj<typeof meta>;

const longNamed: Usuario = {
  usuarioID: 1024,
  nombreUsuario: 'gabriela.cevallos',
  email: 'gabriela.cevallos@aceros-andinos.example',
  tipoUsuario: 'VENDEDOR',
  activo: true,
  bloqueado: false,
};

export const List: Story = {
  play: async (context) => {
    const row = within(await steps.rowOf(context, /mateo\.silva/));
    const email = row.getByRole('link', { name: 'mateo.silva@aceros-andinos.example' });
    await expect(email).toHaveAttribute('href', 'mailto:mateo.silva@aceros-andinos.example');
    await expect(row.getByText('VENDEDOR')).toBeVisible();
    const [activo, bloqueado] = row.getAllByText(/^(SI|NO)$/);
    await expect(activo).toHaveTextContent('NO');
    await expect(bloqueado).toHaveTextContent('SI');
    await expect(row.getByRole('button', { name: 'Editar mateo.silva' })).toBeVisible();
    await expect(row.queryByRole('button', { name: /^Eliminar/ })).not.toBeInTheDocument();
    const headers = context.canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual(['ID', 'Usuario', 'Email', 'Tipo', 'Activo', 'Bloqueado', 'Acciones']);
  },
};

export const ListNarrow: Story = { ...List, globals: { viewport: { value: 'narrow' } } };

/** In a small laptop's window no name is broken, and no tag leaves its column. */
export const SmallWindow: Story = {
  parameters: {
    viewport: {
      options: { small: { name: 'Ventana pequeña', styles: { width: '960px', height: '600px' } } },
    },
  },
  globals: { viewport: { value: 'small' } },
  beforeEach: () => records.reset([longNamed, ...users]),
  play: async ({ canvas }) => {
    const name = await canvas.findByText(longNamed.nombreUsuario);
    const short = canvas.getByText('admin');
    await expect(name.offsetHeight).toBe(short.offsetHeight);
    for (const cell of [...canvas.getAllByRole('columnheader'), ...canvas.getAllByRole('cell')]) {
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
    }
    await expect(window.innerWidth).toBe(960);
  },
};

const longest: Usuario = {
  ...longNamed,
  nombreUsuario: 'maria.fernanda.echeverri.lopez',
  email: 'maria.fernanda.echeverri.lopez@aceros-andinos.example',
};

const LONGER = 'v0.fernandez.de.cordoba.larguisimo';

const inOneLine = async ({ canvas }: Parameters<NonNullable<Story['play']>>[0], width: number) => {
  const name = await canvas.findByText(longest.nombreUsuario);
  await expect(window.innerWidth).toBe(width);
  await expect(name.offsetHeight).toBe(canvas.getByText('admin').offsetHeight);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
};

/** A name of thirty letters has one line in a small laptop's window too. */
export const SmallWindowLongNames: Story = {
  ...SmallWindow,
  beforeEach: () => records.reset([longest, longNamed, ...users]),
  play: async (context) => {
    await inOneLine(context, 960);
    const head = context.canvas.getByRole('columnheader', { name: 'Usuario' });
    await expect(head.offsetHeight).toBeGreaterThan(20);
  },
};

/** In a wide window a longer name has its part of what the addresses do not need. */
export const LongerNames: Story = {
  globals: { viewport: { value: 'wide' } },
  beforeEach: () => records.reset([{ ...longest, nombreUsuario: LONGER }, ...users]),
  play: async ({ canvas }) => {
    const name = await canvas.findByText(LONGER);
    await expect(name.offsetHeight).toBe(canvas.getByText('admin').offsetHeight);
  },
};

/** Under that, each row is a card: the names have no room beside the other columns. */
export const Tablet: Story = {
  ...SmallWindowLongNames,
  parameters: {
    viewport: { options: { tablet: { name: 'Tableta', styles: { width: '820px', height: '1180px' } } } },
  },
  globals: { viewport: { value: 'tablet' } },
  play: (context) => inOneLine(context, 820),
};

export const EmptyFormRefused: Story = {
  play: async (context) => {
    const form = await steps.openDialog(context, 'Nuevo', 'Crear Usuario');
    await expect(form.getByRole('switch', { name: 'Activo' })).toBeChecked();
    await expect(form.getByRole('switch', { name: 'Bloqueado' })).not.toBeChecked();
    await steps.save(context, form);
    await steps.expectProblems(form, {
      'Nombre de usuario': 'El nombre de usuario es requerido',
      Email: 'El email del usuario es requerido',
      'Tipo de usuario': 'El tipo de usuario es requerido',
    });
    await steps.fill(context, form, 'Nombre de usuario', `O'Higgins "ñ" <script> 😀`);
    await steps.fill(context, form, 'Email', 'nadie');
    await steps.choose(context, form, 'Tipo de usuario', 'VENDEDOR');
    await steps.save(context, form);
    await steps.expectProblems(form, { Email: 'El formato del email no es válido' });
    await expect(records.inputsOf(crearUsuario)).toEqual([]);
  },
};

/** The server's own rule: its message stays in the form. */
export const LastAdministratorRefused: Story = {
  play: async (context) => {
    records.once(actualizarUsuario, async () => refused('Debe quedar al menos un administrador activo'));
    const form = await steps.openDialog(context, 'Editar admin', 'Editar Usuario');
    await context.userEvent.click(form.getByRole('switch', { name: 'Bloqueado' }));
    await steps.save(context, form);
    await waitFor(() => expect(form.getByText('Debe quedar al menos un administrador activo')).toBeVisible());
    await expect(form.getByRole('switch', { name: 'Bloqueado' })).toBeChecked();
  },
};

/** The form warns before the own user is turned off, and not of another's. */
export const OwnUserTurnedOff: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const form = await steps.openDialog(context, 'Editar admin', 'Editar Usuario');
    const warning = /^Es su propio usuario: al guardar saldrá del programa\.$/;
    await expect(form.queryByText(warning)).not.toBeInTheDocument();
    await userEvent.click(form.getByRole('switch', { name: 'Activo' }));
    await expect(form.getByText(warning)).toBeVisible();
    await userEvent.click(form.getByRole('switch', { name: 'Activo' }));
    await userEvent.click(form.getByRole('switch', { name: 'Bloqueado' }));
    await expect(form.getByText(warning)).toBeVisible();
  },
};

/** Under the new name it is the own user still. */
export const OwnUserRenamed: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const form = await steps.openDialog(context, 'Editar admin', 'Editar Usuario');
    const box = form.getByRole('textbox', { name: /^Nombre de usuario/ });
    await userEvent.clear(box);
    await userEvent.type(box, 'directora');
    await steps.save(context, form);
    const again = await steps.openDialog(context, 'Editar directora', 'Editar Usuario');
    await userEvent.click(again.getByRole('switch', { name: 'Activo' }));
    await expect(again.getByText('Es su propio usuario: al guardar saldrá del programa.')).toBeVisible();
  },
};
