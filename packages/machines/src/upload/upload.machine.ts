import { runningState } from './running.state.ts';
import { emptyForm, uploadSetup } from './upload.setup.ts';

/**
 * Loading a sales file, and checking one: a form that is sent once at a time. Stopping the
 * machine, as leaving the page does, aborts the call: what had not been sent whole is not loaded; what had, may be.
 */
export const uploadMachine = uploadSetup.createMachine({
  id: 'upload',
  context: {
    form: emptyForm,
    isValidated: false,
    asignarEnAbiertos: false,
    problem: null,
    failure: null,
    notice: null,
    upload: null,
    sent: 0,
    total: 0,
    rowsRead: null,
    outcome: null,
    isCheckOffered: true,
  },
  initial: 'resting',
  states: {
    resting: {
      initial: 'filling',
      on: {
        'tipo.chosen': {
          target: '.filling',
          actions: { type: 'fill', params: ({ event: { tipo } }) => ({ tipo }) },
        },
        'anio.chosen': {
          target: '.filling',
          actions: { type: 'fill', params: ({ event: { anio } }) => ({ anio }) },
        },
        'mes.chosen': {
          target: '.filling',
          actions: { type: 'fill', params: ({ event: { mes } }) => ({ mes }) },
        },
        'file.chosen': {
          target: '.filling',
          actions: { type: 'fill', params: ({ event: { file } }) => ({ file }) },
        },
        'assignment.chosen': {
          guard: 'mayAssign',
          actions: { type: 'chooseAssignment', params: ({ event }) => event.asignar },
        },
        'form.submitted': [
          { guard: 'hasProblem', actions: 'showProblem' },
          {
            guard: { type: 'mayCheck', params: ({ event }) => event.purpose },
            target: 'running',
            actions: { type: 'start', params: ({ event }) => event.purpose },
          },
        ],
        'form.cancelled': { target: '.filling', actions: 'empty' },
      },
      /** `done` and `failed` until the form is touched again; what came of it stays in sight until the next try. */
      states: { filling: {}, done: { tags: 'done' }, failed: { tags: 'failed' } },
    },
    running: runningState,
  },
});
