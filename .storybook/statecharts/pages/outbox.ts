import { type Change, deliveryMachine, type Kept, outboxMachine } from '@presupuesto/machines';
import { bgt2026 } from '../../../packages/web/src/fixtures/periods.ts';
import { relation } from '../../../packages/web/src/fixtures/relations.ts';
import { firstVentaID } from '../answers.ts';
import { stepping } from '../stepping.ts';

const { clienteProductoPeriodoID, clienteProductoID } = relation(0);
const { periodoID } = bgt2026;

const volume = (valor: number): Change => ({
  kind: 'volumenTon',
  ventaID: firstVentaID,
  valor,
  periodoID,
  clienteProductoPeriodoID,
});

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
      { changes: [{ kind: 'removal', clienteProductoID, periodoID }] },
    ],
    'network.returned': [{}],
    'flush.requested': [{}],
    'unsent.dismissed': [{}],
    'warning.dismissed': [{}],
    'delivery.confirmed': [],
    'delivery.refused': [],
    'delivery.delayed': [],
    'delivery.unauthorized': [],
    'delivery.overtaken': [],
    'delivery.gone': [],
    'changes.read': [],
    'change.heard': [{ kept: elsewhere }],
    'change.settled': [{ kept: elsewhere, outcome: 'confirmed' }],
    'change.unkept': [],
  },
});

export const delivery = stepping(deliveryMachine, {
  about: 'Lleva un cambio al servidor hasta que dice sí o no, con pausas cada vez más largas.',
  input: ({ owner }) => ({
    usuario: 'vendedor',
    kept: { id: '1', moment: 1, change: volume(26.5) },
    owner: owner(),
  }),
  events: {
    'change.replaced': [{ kept: { id: '2', moment: 2, change: volume(27) } }],
    'network.returned': [{}],
    'session.confirmed': [{}],
    'turn.given': [],
    'turn.free': [],
  },
});
