import { assign } from 'xstate';
import { failureText } from '../failure.ts';
import { assignedInput, assignmentSetup } from './assignment.setup.ts';

/** The chosen client's products. Another choice drops the answer under way; what is being saved stays as it is. */
export const assignedRegion = assignmentSetup.createStateConfig({
  initial: 'deciding',
  on: {
    'seller.chosen': {
      guard: { type: 'isOtherSeller', params: ({ event }) => event.vendedorID },
      target: '.deciding',
      actions: ['startAnew', assign(({ event }) => ({ vendedorID: event.vendedorID }))],
    },
    'client.chosen': {
      guard: { type: 'isOtherClient', params: ({ event }) => event.clienteID },
      target: '.deciding',
      actions: ['startAnew', assign(({ event }) => ({ clienteID: event.clienteID }))],
    },
  },
  states: {
    deciding: {
      always: [
        { guard: 'lacksSeller', target: 'noSeller' },
        { guard: 'lacksClient', target: 'noClient' },
        { guard: 'isKnown', target: 'loaded' },
        { target: 'loading' },
      ],
    },
    noSeller: { tags: 'noSeller' },
    noClient: { tags: 'noClient' },
    loading: {
      tags: 'loadingProducts',
      entry: { type: 'showProblem', params: { of: 'assignedProblem', text: null } },
      invoke: {
        src: 'listarProductosDeCliente',
        input: ({ context }) => assignedInput(context),
        onDone: {
          target: 'loaded',
          actions: { type: 'showAssigned', params: ({ event }) => event.output.data ?? [] },
        },
        onError: {
          target: 'failed',
          actions: {
            type: 'showProblem',
            params: ({ event }) => ({ of: 'assignedProblem', text: failureText(event.error) }),
          },
        },
      },
    },
    loaded: {
      initial: 'current',
      on: {
        'products.moved': { target: '.current', actions: { type: 'move', params: ({ event }) => event } },
        'news.heard': {
          guard: { type: 'isNews', params: ({ event }) => event.eventos },
          target: '.rereading',
        },
      },
      states: {
        current: {},
        /** A move drops the answer under way: the answer to its save brings the set as the server has it by then. */
        rereading: {
          invoke: {
            src: 'listarProductosDeCliente',
            input: ({ context }) => assignedInput(context),
            onDone: {
              target: 'current',
              actions: { type: 'showAssigned', params: ({ event }) => event.output.data ?? [] },
            },
            onError: 'current',
          },
        },
      },
    },
    failed: {
      tags: 'failed',
      on: {
        'retry.requested': { guard: ({ event }) => event.part === 'products', target: 'loading' },
        'network.returned': 'loading',
      },
    },
  },
});
