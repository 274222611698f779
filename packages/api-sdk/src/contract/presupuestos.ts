import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { PeriodoID, ResumenPresupuesto } from './entities.ts';
import { envelope, envelopeOf } from './envelope.ts';
import { server } from './error-text.ts';

const params = z.object({ periodoID: PeriodoID });

export const aprobarPresupuesto = endpoint({
  method: 'POST',
  path: '/api/v1/aprobar-presupuesto/:periodoID',
  summary: 'Aprueba el presupuesto del vendedor en un período',
  access: ['VENDEDOR'],
  params,
  response: envelope(),
  errors: {
    404: 'El servicio de aprobación de presupuestos no está disponible. Por favor, contacte al administrador.',
    401: 'No tiene autorización para aprobar presupuestos. Por favor, inicie sesión nuevamente.',
    403: 'No tiene permisos para aprobar presupuestos. Solo los vendedores pueden aprobar presupuestos.',
    other: server('Error desconocido'),
  },
});

export const resumenPresupuesto = endpoint({
  method: 'GET',
  path: '/api/v1/resumen-presupuesto-vendedor/:periodoID',
  summary: 'Totales del presupuesto del vendedor en un período',
  access: ['VENDEDOR'],
  params,
  response: envelopeOf(ResumenPresupuesto),
  errors: { other: server('Error al cargar el resumen del presupuesto') },
});
