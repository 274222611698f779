import type { RuleID } from '@presupuesto/api-sdk/conformance';
import type { Alteration, Exchange } from './altered-fetch.ts';
import { isCall, list } from './breakages.ts';

/** What the report says of a server that keeps its writing to itself: each of these, and nothing else. */
export const WRITING_FAULTS: readonly (readonly [string, RuleID])[] = [
  ['POST /api/v1/divisiones', 'crea'],
  ['POST /api/v1/productos/crear-producto', 'crea'],
  ['PUT /api/v1/clientes/actualizar-cliente/:clienteID', 'actualiza'],
  ['DELETE /api/v1/productos/eliminar-producto/:id', 'elimina'],
  ['PUT /api/v1/clientes-productos/cliente/:clienteID', 'asignacion'],
  ['POST /api/v1/abrir-periodo', 'apertura'],
  ['POST /api/v1/abrir-periodo', 'apertura-repetida'],
  ['PUT /api/v1/ventas/:ventaID/precio', 'guarda-y-relee'],
  ['PUT /api/v1/ventas/:ventaID/volumen', 'negativo'],
  ['PUT /api/v1/ventas/:ventaID/precio', 'visto'],
  ['PUT /api/v1/ventas/lote', 'lote'],
  ['GET /api/v1/ventas/:ventaID/cambios', 'historial'],
  ['PUT /api/v1/ventas/:ventaID/nota', 'nota'],
  ['PUT /api/v1/ventas/:ventaID/nota', 'nota-vista'],
  ['PUT /api/v1/ventas/:ventaID/volumen', 'queda-presupuestado'],
  ['POST /api/v1/aprobar-presupuesto/:periodoID', 'aprobacion'],
  ['POST /api/v1/aprobar-presupuesto/:periodoID', 'cerrado'],
  ['PUT /api/v1/periodos/:id/visible', 'visible'],
  ['PUT /api/v1/periodos/:id/activo', 'activo'],
];

const PERIOD = 'BGT-2199';
const ownPeriod = { periodoID: PERIOD, tipo: 'BGT', anioInicio: 2199, mesInicio: 1, cantidadMeses: 2 };

/** Breaks every rule about writing, each at one call. */
export function writingBreakages(): Alteration {
  const state = {
    openings: 0,
    batches: 0,
    looks: 0,
    approvals: 0,
    isClosed: false,
    isHidden: false,
    isAssigned: false,
  };

  const ask: Alteration['ask'] = ({ url, method, sent }) => {
    const is = (call: string) => isCall({ url, method }, call);
    if (is('PUT /api/v1/ventas/:ventaID/precio') && url.searchParams.get('precio') === '4.5678') {
      url.searchParams.set('precio', '4.56');
    }
    // Somewhere else, so that nothing happens here.
    const names = sent?.['divisionID'] !== undefined || String(sent?.['nombre']).endsWith('cambiada');
    if (is('POST /api/v1/divisiones') && names) url.pathname = '/api/nada';
    if (is('PUT /api/v1/clientes/actualizar-cliente/:clienteID') && names) url.pathname = '/api/nada';
    if (is('PUT /api/v1/ventas/:ventaID/nota') && sent?.['texto'] === 'Conformidad')
      url.pathname = '/api/nada';
    if (is('DELETE /api/v1/productos/eliminar-producto/:id') && /\/\d{1,8}$/.test(url.pathname)) {
      url.pathname = '/api/nada';
    }
  };

  const answer = (exchange: Exchange): void => {
    const is = (call: string) => isCall(exchange, call);
    const { url, sent, content } = exchange;
    const isOwn = url.href.includes(PERIOD);
    if (url.pathname === '/api/nada') succeed(exchange);
    if (is('POST /api/v1/abrir-periodo') && sent?.['periodoDestino'] === PERIOD) {
      state.openings += 1;
      if (state.openings === 2) succeed(exchange);
    }
    if (is('GET /api/v1/clientes/listar-clientes-productos-por-vendedor') && isOwn) {
      state.looks += 1;
      const isBudgeted = state.looks === 1;
      if (state.approvals === 0) for (const row of list(exchange)) row['presupuestado'] = isBudgeted;
    }
    if (is('PUT /api/v1/ventas/:ventaID/volumen') && url.searchParams.get('volumenTon') === '-1')
      succeed(exchange);
    if (is('PUT /api/v1/ventas/:ventaID/precio') && exchange.status === 409) {
      content.data = { ...Object(content.data), actual: -1 };
    }
    if (is('PUT /api/v1/ventas/:ventaID/nota') && exchange.status === 409) {
      content.data = { ...Object(content.data), actual: 'Otra' };
    }
    if (is('PUT /api/v1/ventas/lote') && exchange.status === 200) {
      state.batches += 1;
      if (state.batches === 2) list(exchange).reverse();
    }
    if (is('GET /api/v1/productos/listar-productos')) {
      for (const row of list(exchange))
        row['kilosPorPieza'] = Math.round(Number(row['kilosPorPieza']) * 10) / 10;
    }
    if (is('GET /api/v1/ventas/:ventaID/cambios')) list(exchange).reverse();
    if (is('POST /api/v1/aprobar-presupuesto/:periodoID') && isOwn) {
      if (exchange.status === 200) state.approvals += 1;
      if (exchange.status === 400) content['message'] = 'Cerrado';
      else if (state.approvals === 2)
        Object.assign(exchange, { status: 400, content: { status: 400, message: 'No' } });
    }
    if (is('PUT /api/v1/periodos/:id/activo') && isOwn) state.isClosed = sent?.['activo'] === false;
    if (is('PUT /api/v1/periodos/:id/visible') && isOwn) state.isHidden = sent?.['visible'] === false;
    if (is('GET /api/v1/periodos/listar-periodos-presupuestables') && state.isClosed)
      list(exchange).unshift(ownPeriod);
    if (is('GET /api/v1/periodos/listar-referentes') && state.isHidden) list(exchange).unshift(ownPeriod);
    if (is('PUT /api/v1/clientes-productos/cliente/:clienteID') && exchange.status === 200)
      state.isAssigned = true;
    if (
      is('GET /api/v1/clientes-productos/listar-producto-por-vendedor-cliente/:clienteID') &&
      state.isAssigned
    ) {
      list(exchange).pop();
    }
  };
  return { ask, answer };
}

function succeed(exchange: Exchange): void {
  exchange.status = 200;
  exchange.content = { status: 200, message: '' };
}
