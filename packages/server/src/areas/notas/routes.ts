import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { monthKey } from '../shared/month-id.ts';
import { saveNote } from './save-note.ts';

/** Mounts the notes of months and of pairs. */
export function mountNotas(app: FastifyInstance, { db, now }: Services): void {
  mount(app, contract.ventas.guardarNotaVenta, async ({ params, body, user }) => {
    await saveNote(db, { place: monthKey(params.ventaID), ...body, by: user, cuando: now() });
    return { message: savedMessage(body.texto) };
  });

  mount(app, contract.clientesProductos.guardarNotaPar, async ({ params, body, user }) => {
    const place = { rowID: params.clienteProductoPeriodoID, anio: null, mes: null };
    await saveNote(db, { place, ...body, by: user, cuando: now() });
    return { message: savedMessage(body.texto) };
  });
}

const savedMessage = (texto: string) => (texto === '' ? 'Nota quitada' : 'Nota guardada');
