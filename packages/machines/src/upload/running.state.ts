import { type EndpointAnswer, progresoCarga, refusalText } from '@presupuesto/api-sdk/contract';
import { failureText } from '../failure.ts';
import { type Answer, request } from '../request.ts';
import { required } from '../required.ts';
import { endpointOf, uploadSetup } from './upload.setup.ts';

/** Bytes go out; then, after the last one, the server reads its rows and is asked how far it is. */
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
            target: 'deciding',
            actions: { type: 'countBytes', params: ({ event }) => event },
          },
          { actions: { type: 'countBytes', params: ({ event }) => event } },
        ],
        'form.cancelled': { target: '#upload.resting', actions: 'sayCancelled' },
      },
    },
    deciding: { always: [{ guard: 'isCheck', target: 'checking' }, { target: 'loading' }] },
    /** The server is at it, and nothing that could be sent would stop it. */
    loading: { tags: 'reading', ...polling() },
    /** Saves nothing: it may be left alone at any time. */
    checking: {
      tags: ['reading', 'cancellable'],
      on: { 'form.cancelled': { target: '#upload.resting', actions: 'sayCancelled' } },
      ...polling(),
    },
  },
});

/** Asks every second how many rows were read, until the server does not say. */
function polling() {
  return uploadSetup.createStateConfig({
    initial: 'waiting',
    states: {
      waiting: { after: { pollPause: 'asking' } },
      asking: {
        invoke: {
          src: 'request',
          input: ({ context }) =>
            request(progresoCarga, { query: { nombre: required(context.upload).nombre } }),
          onDone: {
            target: 'waiting',
            actions: {
              type: 'countRows',
              params: ({ context, event }) => rowsIn(event.output) ?? context.rowsRead,
            },
          },
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

/** Without data the server does not know of the load, not yet or not any more. */
function rowsIn({ data }: Answer): number | undefined {
  return (data as EndpointAnswer<typeof progresoCarga>['data'])?.filasLeidas;
}
