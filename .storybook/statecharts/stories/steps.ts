import { expect, waitFor, within } from 'storybook/test';
import type { Context } from './story-of.tsx';

/** Answers the latest call of a port that waits, or makes it fail. */
export async function answer(
  { canvas, userEvent }: Context,
  port: string,
  how: 'Responder' | 'Fallar' = 'Responder',
) {
  const calls = within(canvas.getByRole('region', { name: 'Trabajo que espera respuesta' }));
  const line = (await calls.findAllByText(port)).at(-1)?.parentElement;
  await userEvent.click(within(line as HTMLElement).getByRole('button', { name: how }));
}

/** Sends the first example of an event. */
export async function send({ canvas, userEvent }: Context, event: string) {
  const events = within(canvas.getByRole('region', { name: 'Eventos posibles ahora' }));
  const [button] = await events.findAllByRole('button', { name: new RegExp(`^${event}`) });
  await userEvent.click(button as HTMLElement);
}

export async function press({ canvas, userEvent }: Context, name: string) {
  await userEvent.click(canvas.getByRole('button', { name }));
}

/** The machine comes to stand in this state. */
export async function reaches({ canvas }: Context, state: string) {
  await waitFor(() => expect(canvas.getByRole('status', { name: 'Estado actual' })).toHaveTextContent(state));
}
