import {
  batchMachine,
  changeKey,
  type Kept,
  newGesture,
  outboxMachine,
  type ValueChange,
} from '@presupuesto/machines';
import { monthsOf } from '../../../packages/web/src/fixtures/months.ts';
import { bgt2026 } from '../../../packages/web/src/fixtures/periods.ts';
import { relation } from '../../../packages/web/src/fixtures/relations.ts';
import { firstVentaID } from '../answers.ts';
import { stepping } from '../stepping.ts';

const { clienteProductoPeriodoID, clienteProductoID } = relation(0);
const { periodoID } = bgt2026;

const volume = (valor: number): ValueChange => ({
  kind: 'volumenTon',
  ventaID: firstVentaID,
  valor,
  periodoID,
  clienteProductoPeriodoID,
});

/** Only a figure in conflict is left or put. */
const inConflict = changeKey(volume(26.5));

/** Typed in another tab, later than anything here. */
const elsewhere: Kept = { id: 'otra-pestaña', moment: Number.MAX_SAFE_INTEGER, change: volume(30) };

export const outbox = stepping(outboxMachine, {
  about: 'Lo que el servidor todavía no sabe: cada cambio se guarda en el dispositivo hasta que contesta.',
  events: {
    'session.started': [{ nombreUsuario: 'vendedor' }, { nombreUsuario: 'camila' }],
    'session.confirmed': [{}],
    'session.ended': [{}],
    'changes.queued': [
      { changes: [volume(26.5)] },
      { changes: [volume(27)] },
      { changes: [volume(28)], origen: 'pegado' },
      { changes: [{ kind: 'removal', clienteProductoID, periodoID }] },
    ],
    'network.returned': [{}],
    'flush.requested': [{}],
    'unsent.dismissed': [{}],
    'warning.dismissed': [{}],
    'save.confirmed': [],
    'save.refused': [],
    'save.conflicted': [],
    'conflict.left': [{ key: inConflict }],
    'conflict.put': [{ key: inConflict }],
    'months.read': [{ ventas: monthsOf(bgt2026) }],
    'save.delayed': [],
    'save.unauthorized': [],
    'save.overtaken': [],
    'save.gone': [],
    'changes.due': [],
    'changes.ended': [],
    'changes.refused': [],
    'changes.conflicted': [],
    'gestures.due': [],
    'batch.answered': [],
    'batch.unjudged': [],
    'batch.delayed': [],
    'batch.unauthorized': [],
    'changes.read': [],
    'changes.heard': [{ kept: [elsewhere] }],
    'changes.settled': [{ kept: [elsewhere], outcome: 'confirmed' }],
    'changes.unkept': [],
    'device.recovered': [{}],
  },
});

const gesto = newGesture('pegado');

export const batch = stepping(batchMachine, {
  about:
    'Guarda lo cambiado en un mismo gesto: una petición, repetida igual y con el mismo número hasta que contesta.',
  input: ({ owner }) => ({
    usuario: 'vendedor',
    gesto,
    members: [{ id: '1', moment: 1, change: volume(26.5), gesto }],
    owner: owner(),
  }),
  events: {
    'network.returned': [{}],
    'session.confirmed': [{}],
    'turn.given': [],
    'turn.free': [],
  },
});
