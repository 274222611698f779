import type { StoryObj } from '@storybook/react';
import { within } from 'storybook/test';

export type StoryContext = Parameters<NonNullable<StoryObj['play']>>[0];

/** The client list, once it is there. */
export async function clientList({ canvas }: StoryContext) {
  return within(await canvas.findByRole('listbox', { name: 'Clientes' }));
}

/** Clicks a client, searching for it: a phone draws the first few alone. */
export async function clickClient(context: StoryContext, nombre: string): Promise<void> {
  const list = await clientList(context);
  const search = context.canvas.getByRole('textbox', { name: 'Buscar cliente' });
  await context.userEvent.clear(search);
  await context.userEvent.type(search, nombre);
  await context.userEvent.click(await list.findByText(nombre));
}

/** Chooses a client and waits for both lists. */
export async function chooseClient(context: StoryContext, nombre: string): Promise<void> {
  await clickClient(context, nombre);
  await available(context);
}

export async function available({ canvas }: StoryContext) {
  return within(await canvas.findByRole('region', { name: 'Productos Disponibles' }));
}

export async function assigned({ canvas }: StoryContext) {
  return within(await canvas.findByRole('region', { name: 'Productos Asignados al Cliente' }));
}
