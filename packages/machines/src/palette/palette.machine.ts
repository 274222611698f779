import { assign, setup } from 'xstate';
import type { PaletteContext, PaletteEvent, PaletteInput } from './palette.types.ts';
import { activeItem, itemBeside, paletteResults } from './results.ts';

/**
 * «Ir a…»: what is typed, what it finds, which of it the keyboard stands on and which is chosen. One for each time that it is
 * opened; its output is the id of what was chosen, null for nothing. Whoever shows it does that.
 */
export const paletteMachine = setup({
  types: {
    context: {} as PaletteContext,
    events: {} as PaletteEvent,
    input: {} as PaletteInput,
    output: {} as string | null,
  },
  guards: {
    isShown: ({ context }, id: string) => paletteResults(context).shown.some((item) => item.id === id),
    isAnyFound: ({ context }) => activeItem(context) !== undefined,
  },
  actions: {
    walk: assign(({ context }, step: number) => ({ reached: itemBeside(context, step)?.id ?? null })),
    choose: assign((_, chosen: string) => ({ chosen })),
    chooseActive: assign(({ context }) => ({ chosen: activeItem(context)?.id ?? null })),
  },
}).createMachine({
  id: 'palette',
  context: ({ input }) => ({ items: input.items, query: '', reached: null, chosen: null }),
  initial: 'open',
  states: {
    open: {
      on: {
        'items.changed': { actions: assign(({ event }) => ({ items: event.items })) },
        'query.typed': { actions: assign(({ event }) => ({ query: event.text, reached: null })) },
        'items.walked': { actions: { type: 'walk', params: ({ event }) => event.step } },
        'item.chosen': {
          guard: { type: 'isShown', params: ({ event }) => event.id },
          target: 'closed',
          actions: { type: 'choose', params: ({ event }) => event.id },
        },
        'active.chosen': { guard: 'isAnyFound', target: 'closed', actions: 'chooseActive' },
        'palette.closed': 'closed',
      },
    },
    closed: { type: 'final' },
  },
  output: ({ context }) => context.chosen,
});
