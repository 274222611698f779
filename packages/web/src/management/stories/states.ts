import type { Endpoint } from '@presupuesto/api-sdk/contract';
import type { StoryObj } from '@storybook/react';
import { expect, waitFor } from 'storybook/test';
import { refusals, type Way, type WayArgs, wayArgTypes } from '../../app/stories/refusals.ts';
import { type fakeRecords, held } from './fake-records.ts';
import * as steps from './steps.ts';

type Server = Pick<ReturnType<typeof fakeRecords>, 'once' | 'inputsOf'> & {
  readonly reset: (over: []) => void;
};

type StateStory = StoryObj<WayArgs>;

/** What the screen of a kind of record is called, and the record that the stories change. */
interface KindStates {
  readonly server: Server;
  readonly list: Endpoint;
  readonly update?: Endpoint;
  readonly remove?: Endpoint;
  /** The modal's title without its verb. */
  readonly singular?: string;
  /** What the buttons of the record's row call it. */
  readonly record: string;
}

const control = (respuesta: Way) => ({ args: { respuesta }, argTypes: wayArgTypes });

/** The stories that every management screen has: its list and its modals while they are missing, late or refused. */
export function statesOf({ server, list, update, remove, singular = '', record }: KindStates) {
  /** Lets `call` fail in every way: `attempt` makes it once more, `shown` is where its text has to come. */
  async function walk(call: Endpoint, last: Way, attempt: () => Promise<void>, shown: () => HTMLElement) {
    const before = server.inputsOf(call).length;
    // A record that is gone closes the modal of its removal: nothing is left to ask.
    const without = call === remove ? 'No existe (404)' : undefined;
    for (const [at, { work, text }] of refusals(call, last, without).entries()) {
      server.once(call, work);
      await attempt();
      await waitFor(() => expect(server.inputsOf(call)).toHaveLength(before + at + 1));
      await waitFor(() => expect(shown()).toHaveTextContent(text));
    }
  }

  /** The modal that a button opens, sent again and again. */
  const modal = (call: Endpoint | undefined, verb: string, title: string, send: string): StateStory => ({
    ...control('Datos rechazados, con motivo (400)'),
    play: async (context) => {
      if (!call) throw new Error(`nothing to ${verb}`);
      const { canvas, userEvent, args } = context;
      const dialog = await steps.openDialog(context, `${verb} ${record}`, title);
      const button = dialog.getByRole('button', { name: send });
      const settled = () => waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
      await walk(
        call,
        args.respuesta,
        async () => (await settled(), userEvent.click(button)),
        () => dialog.getByRole('alert'),
      );
      await settled();
      await expect(canvas.getByRole('dialog')).toBeVisible();
    },
  });

  return {
    loading: {
      beforeEach: () => server.once(list, held().work),
      play: async ({ canvas }) => {
        await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
        await expect(canvas.queryByText('No se encontraron registros')).not.toBeInTheDocument();
      },
    },
    empty: {
      beforeEach: () => server.reset([]),
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('No se encontraron registros')).toBeVisible();
        await expect(canvas.queryByText(/^Mostrando/)).not.toBeInTheDocument();
      },
    },
    listRefused: {
      ...control('Sin conexión'),
      play: async (context) => {
        const { canvas, userEvent, args } = context;
        await waitFor(() => expect(canvas.getByRole('table')).not.toHaveAttribute('aria-busy', 'true'));
        await walk(
          list,
          args.respuesta,
          () => userEvent.click(canvas.getByRole('button', { name: 'Buscar' })),
          () => canvas.getByRole('alert'),
        );
        await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
      },
    },
    saveRefused: modal(update, 'Editar', `Editar ${singular}`, 'Guardar'),
    removalRefused: modal(remove, 'Eliminar', 'Confirmar eliminación', 'Eliminar'),
  } satisfies Record<string, StateStory>;
}
