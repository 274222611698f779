import diagrams from 'virtual:statecharts';
import type { StoryObj } from '@storybook/react';
import { expect, waitFor, within } from 'storybook/test';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { Statechart } from '../Statechart.tsx';
import type { Stepping } from '../stepping.ts';

export type Context = Parameters<NonNullable<StoryObj['play']>>[0];

/** What the stories of all machines have in common. */
export const statecharts = {
  parameters: { layout: 'padded', controls: { disable: true }, actions: { disable: true } },
};

/**
 * The story of a machine. Unless it has steps of its own, a reader takes the first step that there is.
 * In the end the machine starts anew, as whoever opens the page should find it.
 */
export function storyOf(page: Stepping, steps?: (context: Context) => Promise<void>): StoryObj {
  const drawn = Object.values(diagrams).find(({ root }) => root.id === page.machine.id);
  return {
    parameters: { machine: page.machine.id },
    render: () => (drawn ? <Statechart page={page} diagram={drawn} /> : <p>Falta el diagrama.</p>),
    play: async (context) => {
      // The first story of a day has all of the fixtures to load.
      await context.canvas.findByRole('log', {}, { timeout: 15_000 });
      await waitFor(() => expect(logText(context)).not.toBe(''));
      await expectWholeDiagram(context, page.machine);
      const atStart = logText(context);
      await (steps ?? firstStep)(context);
      await waitFor(() => expect(logText(context)).not.toBe(atStart));
      await context.userEvent.click(context.canvas.getByRole('button', { name: 'Reiniciar' }));
      await waitFor(() => expect(logText(context)).toBe(atStart));
    },
  };
}

/** Every state of the machine is drawn, and the one it is in is lit. */
async function expectWholeDiagram({ canvasElement }: Context, machine: AnyStateMachine) {
  const idsOf = (selector: string) =>
    [...canvasElement.querySelectorAll<SVGElement>(selector)].map(({ dataset }) => dataset['stateId'] ?? '');
  await expect(idsOf('[data-state-id]').toSorted()).toEqual(stateIDs(machine.root).toSorted());
  await expect(idsOf('[data-active="true"][data-state-id]')).toContain(machine.id);
}

const stateIDs = (node: AnyStateNode): readonly string[] => [
  node.id,
  ...Object.values<AnyStateNode>(node.states).flatMap(stateIDs),
];

const logText = ({ canvas }: Context) => canvas.getByRole('log').textContent;

async function firstStep({ canvas, userEvent }: Context) {
  const steps = ['Trabajo que espera respuesta', 'Eventos posibles ahora'].flatMap((name) =>
    within(canvas.getByRole('region', { name })).queryAllByRole('button'),
  );
  await userEvent.click(steps[0] as HTMLElement);
}
