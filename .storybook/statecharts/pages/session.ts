import { escucharEventos } from '@presupuesto/api-sdk/contract';
import {
  changeKeyMachine,
  connectionMachine,
  keepAliveMachine,
  liveMachine,
  paletteMachine,
  recoveryMachine,
  resetKeyMachine,
  revocationMachine,
  sessionMachine,
} from '@presupuesto/machines';
import { failure } from '../../../packages/web/src/app/stories/failure.ts';
import { stepping } from '../stepping.ts';

const BUDGET_ITEM = { id: 'presupuesto:BGT-2026', group: 'presupuestos', label: 'BGT-2026' } as const;
const SCREEN_ITEM = { id: '/clientes', group: 'pantallas', label: 'Clientes' } as const;

export const session = stepping(sessionMachine, {
  about: 'Quién ha iniciado sesión: lee la sesión guardada, comprueba el token y la termina.',
  events: {
    'credentials.submitted': [
      { nombreUsuario: 'vendedor', clave: 'Ventas-2026!' },
      { nombreUsuario: '', clave: '' },
    ],
    'key.changed': [{}],
    'name.changed': [{ nombreUsuario: 'vendedor.nuevo' }],
    'session.rejected': [{}],
    'session.closed': [{}],
    'session.closedElsewhere': [{ token: 'de-otra-pestaña' }],
    'network.returned': [{}],
    'retry.requested': [{}],
  },
});

export const keepAlive = stepping(keepAliveMachine, {
  about:
    'El uso mantiene viva la sesión: quien escribe mucho rato sin llamar al servidor pregunta por su token.',
  events: {
    'session.started': [{}],
    'session.ended': [{}],
    'user.active': [{}],
    'call.answered': [{}],
  },
});

export const connection = stepping(connectionMachine, {
  about:
    'Si el servidor responde y guarda. Mientras no responde, se le pregunta una y otra vez, sin que nadie tenga que pulsar nada.',
  input: () => ({ hasNetwork: true }),
  events: {
    'network.lost': [{}],
    'network.found': [{}],
    'call.unanswered': [{}],
    'call.answered': [{}],
    'save.failed': [{ text: 'El servidor no tiene espacio en el disco. Avise a quien lo administra.' }],
    'saves.settled': [{}],
  },
});

export const live = stepping(liveMachine, {
  about: 'Escucha lo que cambia en el servidor mientras dura la sesión, y lo dice a las pantallas.',
  events: {
    'session.started': [{ nombreUsuario: 'vendedor' }],
    'session.ended': [{}],
    'network.returned': [{}],
    'events.heard': [{ id: '1795392000000/812:812:', eventos: [{ tipo: 'perdido' }] }],
    'stream.refused': [{ error: failure(escucharEventos, 404) }, { error: failure(escucharEventos, 503) }],
  },
});

export const palette = stepping(paletteMachine, {
  about: '«Ir a…»: lo que se escribe, lo que se encuentra y lo que se elige.',
  input: () => ({ items: [BUDGET_ITEM, SCREEN_ITEM] }),
  events: {
    'items.changed': [{ items: [SCREEN_ITEM] }],
    'query.typed': [{ text: 'cli' }, { text: '' }],
    'items.walked': [{ step: 1 }, { step: -1 }],
    'item.chosen': [{ id: '/clientes' }],
    'active.chosen': [{}],
    'palette.closed': [{}],
  },
});

export const revocation = stepping(revocationMachine, {
  about: 'Revoca los tokens de las sesiones cerradas, hasta que el servidor lo confirma o no los conoce.',
  events: {
    'token.left': [{ token: 'token-1' }, { token: 'token-2' }],
    'network.returned': [{}],
    'tokens.read': [],
  },
});

export const recovery = stepping(recoveryMachine, {
  about:
    'La ventana «Recuperar Contraseña», que se cierra tres segundos después de enviar las instrucciones.',
  events: {
    'recovery.opened': [{}],
    'name.typed': [{ nombreUsuario: 'vendedor' }],
    'recovery.submitted': [{}],
    'recovery.closed': [{}],
  },
});

export const changeKey = stepping(changeKeyMachine, {
  about: 'El formulario «Cambiar Clave» y sus requisitos.',
  events: {
    'field.typed': [
      { field: 'claveActual', value: 'Ventas-2026!' },
      { field: 'claveNueva', value: 'Otono-2026!' },
      { field: 'confirmacion', value: 'Otono-2026!' },
    ],
    'form.submitted': [{}],
  },
});

export const resetKey = stepping(resetKeyMachine, {
  about: 'Un administrador da una clave nueva a un usuario.',
  events: {
    'reset.asked': [{ usuario: 'vendedor' }],
    'key.typed': [{ value: 'Nueva-2026!' }, { value: 'abc' }],
    'reset.submitted': [{}],
    'reset.closed': [{}],
    'list.reloaded': [{}],
  },
});
