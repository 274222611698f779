import { type EndpointAnswer, progresoCarga, refusalText } from '@presupuesto/api-sdk/contract';
import { failureText } from '../failure.ts';
import { type Answer, request } from '../request.ts';
import { required } from '../required.ts';
import { endpointOf, uploadSetup } from './upload.setup.ts';

/** Bytes go out; after the last one the server is asked how far it is, and reads its rows once it says so. */
export const runningState = uploadSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'uploadFile',
    input: ({ context, self }) => {
      const { nombre, file, asignarEnAbiertos } = required(context.upload);
      return { endpoint: endpointOf(context), nombre, file, asignarEnAbiertos, owner: self };
    },
    onDone: [
      {
        guard: { type: 'isResult', params: ({ event }) => event.output },
        target: '#upload.resting.done',
        actions: {
          type: 'showResult',
          params: ({ event: { output } }) =>
            output.data ?? { totalVentasGuardadas: 0, totalVentasErrores: 0, listaErroresFila: [] },
        },
      },
      {
        target: '#upload.resting.failed',
        actions: {
          type: 'showFailure',
          // Without a result it is shown as a refusal; its message would say that all is well.
          params: ({ context, event: { output } }) =>
            refusalText(endpointOf(context).errors, { ...output, message: '' }),
        },
      },
    ],
    onError: [
      {
        guard: { type: 'isUncheckable', params: ({ event }) => event },
        target: '#upload.resting',
        actions: 'forgetChecks',
      },
      {
        guard: { type: 'isDoubtful', params: ({ event }) => event },
        target: '#upload.resting.failed',
        actions: { type: 'showDoubt', params: ({ event }) => failureText(event.error) },
      },
      {
        target: '#upload.resting.failed',
        actions: { type: 'showFailure', params: ({ event }) => failureText(event.error) },
      },
    ],
  },
  initial: 'sending',
  states: {
    sending: {
      tags: ['sending', 'cancellable'],
      on: {
        'bytes.sent': [
          {
            guard: { type: 'isAllSent', params: ({ event }) => event },
            target: 'awaiting',
            actions: { type: 'countBytes', params: ({ event }) => event },
          },
          { actions: { type: 'countBytes', params: ({ event }) => event } },
        ],
        'form.cancelled': { target: '#upload.resting', actions: 'sayCancelled' },
      },
    },
    /** The system has every byte; the server may have none of them, and gives up what it has not decided when it is hung up on. */
    awaiting: {
      tags: 'cancellable',
      on: {
        'form.cancelled': [
          { guard: 'isCheck', target: '#upload.resting', actions: 'sayCancelled' },
          { target: '#upload.resting', actions: 'sayGivenUp' },
        ],
      },
      ...polling('#upload.running.heard'),
    },
    heard: { always: [{ guard: 'isCheck', target: 'checking' }, { target: 'loading' }] },
    /** The server is at it. Each word of its progress enters it anew. */
    loading: {
      tags: 'reading',
      after: { silence: 'unheard' },
      ...polling('#upload.running.loading'),
    },
    /** Progress says nothing any more: it writes, it is away, or its answer is lost. */
    unheard: {
      tags: ['reading', 'leavable'],
      on: { 'form.cancelled': { target: '#upload.resting.failed', actions: 'stopWaiting' } },
      ...polling('#upload.running.loading'),
    },
    /** Saves nothing: it may be left alone at any time. */
    checking: {
      tags: ['reading', 'cancellable'],
      on: { 'form.cancelled': { target: '#upload.resting', actions: 'sayCancelled' } },
      ...polling('#upload.running.checking'),
    },
  },
});

type Heard = '#upload.running.heard' | '#upload.running.loading' | '#upload.running.checking';

/** Asks every second how many rows were read, until the server does not say; `heard` is entered each time it does. */
function polling(heard: Heard) {
  return uploadSetup.createStateConfig({
    initial: 'waiting',
    states: {
      waiting: { after: { pollPause: 'asking' } },
      asking: {
        invoke: {
          src: 'request',
          input: ({ context }) =>
            request(progresoCarga, { query: { nombre: required(context.upload).nombre } }),
          onDone: [
            {
              guard: { type: 'isKnown', params: ({ event }) => rowsIn(event.output) },
              target: heard,
              actions: { type: 'countRows', params: ({ event }) => rowsIn(event.output) },
            },
            { target: 'waiting' },
          ],
          onError: [
            { guard: { type: 'isSilent', params: ({ event }) => event }, target: 'quiet' },
            { target: 'waiting' },
          ],
        },
      },
      quiet: {},
    },
  });
}

/** Null without data: the server does not know of the load, not yet or not any more. */
function rowsIn({ data }: Answer): number | null {
  return (data as EndpointAnswer<typeof progresoCarga>['data'])?.filasLeidas ?? null;
}
