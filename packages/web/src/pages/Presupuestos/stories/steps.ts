import type { StoryObj } from '@storybook/react';
import { expect, waitFor, within } from 'storybook/test';

export type StoryContext = Parameters<NonNullable<StoryObj['play']>>[0];

/** Chooses an option of a select, once it is there. */
export async function choose(
  { canvas, userEvent }: StoryContext,
  select: string,
  value: string,
): Promise<void> {
  const box = await canvas.findByRole('combobox', { name: select });
  await waitFor(() => expect(box.querySelector(`option[value="${value}"]`)).toBeTruthy());
  await userEvent.selectOptions(box, value);
}

/** Chooses a period and waits for its list. */
export async function choosePeriod(context: StoryContext, periodoID: string): Promise<void> {
  await choose(context, 'Presupuesto', periodoID);
  await context.canvas.findByRole('listbox', { name: 'Clientes y productos' });
}

/** Clicks the first pair with a product, of a customer if one is named; a low window's list is scrolled to it. */
export async function clickPair(context: StoryContext, producto: string, cliente = ''): Promise<void> {
  const list = await context.canvas.findByRole('listbox', { name: 'Clientes y productos' });
  const product = await waitFor(() => {
    const found = within(list)
      .queryAllByTitle(producto)
      .find((element) => element.previousElementSibling?.textContent?.startsWith(cliente));
    if (found) return found;
    list.scrollBy(0, list.clientHeight / 2);
    throw new Error(`no pair ${cliente}, ${producto}`);
  });
  await context.userEvent.click(product);
}

/** Chooses a pair and waits for its months. */
export async function choosePair(context: StoryContext, producto: string, cliente?: string): Promise<void> {
  await clickPair(context, producto, cliente);
  await context.canvas.findByRole('table');
}

/** A forecast that starts in October, beside last year's figures, with one pair open. */
export async function opened(context: StoryContext): Promise<void> {
  await choosePeriod(context, 'SOP10-2025');
  await choose(context, 'Referente', 'CUR-2025');
  await choosePair(context, 'Lámina TFS 0,16 × 876', 'Envases Andinos');
}
