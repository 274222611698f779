import {
  actualizarVendedor,
  crearVendedor,
  listarDivisiones,
  listarPaises,
  type Vendedor,
} from '@presupuesto/api-sdk/contract';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor } from 'storybook/test';
import { unreachable } from '../../app/stories/failure.ts';
import { ok } from '../../app/stories/fake-ports.ts';
import { divisions } from '../../fixtures/divisions.ts';
import { salespeople } from '../../fixtures/salespeople.ts';
import { held, refused } from '../../management/stories/fake-records.ts';
import * as steps from '../../management/stories/steps.ts';
import { companyMeta, server } from './stories/company.ts';
import type Vendedores from './Vendedores.tsx';

/** The modal Crear and Editar, with its choices of division and country. */
const meta = { ...companyMeta, title: 'Vendedores/Formulario' } satisfies Meta<typeof Vendedores>;

export default meta;
type Story = StoryObj<typeof meta>;

const openNew = (context: steps.StoryContext) => steps.openDialog(context, 'Nuevo', 'Crear Vendedor');

async function filled(context: steps.StoryContext, email: string) {
  const form = await openNew(context);
  await steps.fill(context, form, 'Código', 'V-09');
  await steps.fill(context, form, 'Nombre', 'Begoña');
  await steps.fill(context, form, 'Apellido', 'Güell');
  await steps.fill(context, form, 'Email', email);
  await steps.choose(context, form, 'División', 'Envases metálicos');
  await steps.choose(context, form, 'País', 'México');
  return form;
}

export const EmptyFormRefused: Story = {
  play: async (context) => {
    const form = await openNew(context);
    await form.findByRole('option', { name: 'Envases metálicos' });
    await form.findByRole('option', { name: 'Perú' });
    await steps.save(context, form);
    await steps.expectProblems(form, {
      Código: 'El código del vendedor es requerido',
      Nombre: 'El nombre del vendedor es requerido',
      Apellido: 'El apellido del vendedor es requerido',
      Email: 'El email del vendedor es requerido',
      División: 'La división del vendedor es requerida',
      País: 'Debe seleccionar un país',
    });
    await expect(form.getByRole('textbox', { name: 'Código' })).toHaveFocus();
  },
};

export const EmptyFormRefusedNarrow: Story = {
  ...EmptyFormRefused,
  globals: { viewport: { value: 'narrow' } },
};

export const EmailRefused: Story = {
  play: async (context) => {
    const form = await filled(context, 'begona.guell@');
    await steps.save(context, form);
    await steps.expectProblems(form, { Email: 'El formato del email no es válido' });
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await expect(server.inputsOf(crearVendedor)).toEqual([]);
  },
};

/** Somebody else has deleted the division: it is offered no more, and what was typed stays. */
export const DivisionGone: Story = {
  play: async (context) => {
    const form = await filled(context, 'begona.guell@aceros-andinos.example');
    server.once(crearVendedor, async () => refused('La división no existe'));
    server.once(listarDivisiones, async () =>
      ok(divisions.filter(({ nombre }) => nombre !== 'Envases metálicos')),
    );
    await steps.save(context, form);
    await expect(await form.findByRole('alert')).toHaveTextContent('La división no existe');
    await waitFor(() => expect(server.inputsOf(listarDivisiones)).toHaveLength(2));
    await steps.choose(context, form, 'División', 'Aerosoles y tapas');
    await waitFor(() =>
      expect(form.queryByRole('option', { name: 'Envases metálicos' })).not.toBeInTheDocument(),
    );
    await expect(form.getByRole('textbox', { name: 'Apellido' })).toHaveValue('Güell');
    await expect(form.getByRole('combobox', { name: 'País' })).toHaveDisplayValue('México');
    await steps.save(context, form);
    await steps.rowOf(context, /V-09 Begoña Güell .* Aerosoles y tapas México Activo/);
  },
};

export const Created: Story = {
  play: async (context) => {
    const form = await filled(context, ' begona.guell@aceros-andinos.example ');
    const active = form.getByRole('switch', { name: 'Activo' });
    await expect(active).toBeChecked();
    await context.userEvent.click(active);
    await steps.save(context, form);
    await steps.rowOf(context, /V-09 Begoña Güell .* Envases metálicos México Inactivo/);
    await expect(server.inputsOf(crearVendedor)).toEqual([
      {
        body: {
          vendedorCodigo: 'V-09',
          nombre: 'Begoña',
          apellido: 'Güell',
          email: 'begona.guell@aceros-andinos.example',
          division: 'ENV',
          paisID: 6,
          activo: false,
        },
      },
    ]);
  },
};

/** Who leaves need not keep the access: offered only where somebody still signs in as that salesperson. */
export const DeactivatedWithTheUser: Story = {
  beforeEach: () => server.reset(salespeople.map((one) => ({ ...one, usuariosActivos: ['quien.sea'] }))),
  play: async (context) => {
    const { userEvent } = context;
    const [one] = salespeople.filter(({ activo }) => activo);
    if (!one) throw new Error('no salesperson');
    const form = await steps.openDialog(context, `Editar ${one.nombre} ${one.apellido}`, 'Editar Vendedor');
    const box = { name: 'Desactivar también su usuario' };
    await expect(form.queryByRole('switch', box)).not.toBeInTheDocument();
    await userEvent.click(form.getByRole('switch', { name: 'Activo' }));
    await expect(form.getByRole('switch', box)).not.toBeChecked();
    await userEvent.click(form.getByRole('switch', box));
    await steps.save(context, form);
    await waitFor(() =>
      expect(server.inputsOf(actualizarVendedor)).toMatchObject([
        { body: { vendedorID: one.vendedorID, activo: false, desactivarUsuario: true } },
      ]),
    );
  },
};

export const Edited: Story = {
  play: async (context) => {
    const form = await steps.openDialog(context, 'Editar Mateo Silva', 'Editar Vendedor');
    await waitFor(() =>
      expect(form.getByRole('combobox', { name: 'División' })).toHaveDisplayValue('Aluminio laminado'),
    );
    await waitFor(() => expect(form.getByRole('combobox', { name: 'País' })).toHaveDisplayValue('Brasil'));
    const active = form.getByRole('switch', { name: 'Activo' });
    await expect(active).not.toBeChecked();
    await context.userEvent.click(active);
    await steps.save(context, form);
    await steps.rowOf(context, /Mateo Silva .* Activo/);
    await expect(server.inputsOf(actualizarVendedor)).toMatchObject([
      { params: { vendedorID: 16 }, body: { vendedorID: 16, division: 'ALU', paisID: 2, activo: true } },
    ]);
  },
};

export const ChoicesLoading: Story = {
  beforeEach: () => {
    server.once(listarDivisiones, held().work);
    server.once(listarPaises, held().work);
  },
  play: async (context) => {
    const form = await openNew(context);
    for (const name of ['División', 'País']) {
      const choice = form.getByRole('combobox', { name });
      await expect(choice).toBeEnabled();
      await expect(choice).toHaveDisplayValue('Cargando…');
    }
  },
};

/** A new company: the form says what comes before it, also once it was refused. */
export const NoDivisions: Story = {
  beforeEach: () => server.once(listarDivisiones, async () => ok([])),
  play: async (context) => {
    const form = await openNew(context);
    const division = form.getByRole('combobox', { name: 'División' });
    const hint = 'No hay divisiones: cree antes una en Divisiones.';
    await waitFor(() => expect(division).toHaveAccessibleDescription(hint));
    await expect(division).toHaveDisplayValue('');
    await steps.save(context, form);
    await form.findByText('El código del vendedor es requerido');
    await expect(division).toHaveAccessibleDescription(hint);
  },
};

export const NoDivisionsNarrow: Story = { ...NoDivisions, globals: { viewport: { value: 'narrow' } } };

/** The rest of the form is there; the list comes with the second try, and the keyboard goes on at it. */
export const ChoicesFailed: Story = {
  beforeEach: () => {
    server.once(listarDivisiones, () => Promise.reject(unreachable(listarDivisiones)));
    server.once(listarDivisiones, () => Promise.reject(unreachable(listarDivisiones)));
  },
  play: async (context) => {
    const form = await openNew(context);
    const choice = form.getByRole('combobox', { name: 'División' });
    await waitFor(() => expect(choice).toHaveAccessibleDescription('Error al cargar la lista de divisiones'));
    await context.userEvent.click(form.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(form.getByRole('button', { name: 'Reintentar' })).toHaveFocus());
    await context.userEvent.keyboard('{Enter}');
    await form.findByRole('option', { name: 'Envases metálicos' });
    await waitFor(() => expect(choice).toHaveFocus());
    await expect(form.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  },
};

/** A record keeps what it has when the lists do not come, or do not offer it any more. */
export const ChoiceNotOffered: Story = {
  beforeEach: () => {
    server.reset([{ ...salespeople[0], division: 'OLD', nombreDivision: null } as Vendedor]);
    server.once(listarPaises, () => Promise.reject(unreachable(listarPaises)));
  },
  play: async (context) => {
    const form = await steps.openDialog(context, 'Editar Camila Restrepo', 'Editar Vendedor');
    await waitFor(() => expect(form.getByRole('combobox', { name: 'División' })).toHaveDisplayValue('OLD'));
    await form.findByText('Error al cargar la lista de países');
    await steps.save(context, form);
    await waitFor(() =>
      expect(server.inputsOf(actualizarVendedor)).toMatchObject([{ body: { division: 'OLD', paisID: 4 } }]),
    );
  },
};

export const NotSaved: Story = {
  beforeEach: () => server.once(crearVendedor, () => Promise.reject(unreachable(crearVendedor))),
  play: async (context) => {
    const form = await filled(context, 'begona.guell@aceros-andinos.example');
    await steps.save(context, form);
    await expect(await form.findByText('Error al guardar el vendedor')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Apellido' })).toHaveValue('Güell');
  },
};
