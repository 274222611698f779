import type { RuleID } from '@presupuesto/api-sdk/conformance';
import type { Alteration, Exchange } from './altered-fetch.ts';

/** One rule broken at one call, as a server might that nobody checked. */
interface Breakage extends Alteration {
  readonly what: string;
  readonly call: string;
  readonly rule: RuleID;
}

const UNKNOWN_TOKEN = 'conformidad-token-desconocido';
const UNKNOWN_ID = '2147483647';

/** Whether an exchange is a call of the contract; `:name` stands for any one segment. */
export function isCall({ method, url }: Pick<Exchange, 'method' | 'url'>, call: string): boolean {
  const [wantedMethod, path = ''] = call.split(' ');
  const wanted = path.split('/');
  const given = url.pathname.split('/');
  return (
    method === wantedMethod &&
    wanted.length === given.length &&
    wanted.every((segment, index) => segment.startsWith(':') || segment === given[index])
  );
}

export function list(exchange: Exchange): Record<string, unknown>[] {
  return Array.isArray(exchange.content.data) ? exchange.content.data : [];
}

/** Changes the answers of one call that came back with `status`. */
function broken(
  [call, rule, what]: readonly [string, RuleID, string],
  status: number,
  change: (exchange: Exchange) => void,
): Breakage {
  return {
    call,
    rule,
    what,
    answer: (exchange) => {
      if (isCall(exchange, call) && exchange.status === status) change(exchange);
    },
  };
}

function answerWith(exchange: Exchange, status: number, rest: Record<string, unknown> = {}): void {
  exchange.status = status;
  exchange.content = { status, message: 'Otro', ...rest };
}

const paises = 'GET /api/v1/paises/listar-paises';
const divisiones = 'GET /api/v1/divisiones';
const usuarios = 'GET /api/v1/usuarios/listar-usuarios';
const clientes = 'GET /api/v1/clientes/listar-clientes';
const productos = 'GET /api/v1/productos/listar-productos';
const referentes = 'GET /api/v1/periodos/listar-referentes';
const presupuestables = 'GET /api/v1/periodos/listar-periodos-presupuestables';
const ventas = 'GET /api/v1/ventas/listar-ventas';
const periodo = 'GET /api/v1/ventas/periodo/:periodoID';
const resumen = 'GET /api/v1/resumen-presupuesto-vendedor/:periodoID';
const dashboard = 'GET /api/v1/dashboard';

/** Breakages of what the kit tries without writing. */
export const breakages: readonly Breakage[] = [
  broken([paises, 'estado', 'another status in the body'], 200, ({ content }) => {
    content['status'] = 201;
  }),
  broken(['GET /api/v1/dashboard', 'sobre', 'no message'], 200, ({ content }) => {
    delete content['message'];
  }),
  broken([paises, 'respuesta', 'a missing field'], 200, (exchange) => {
    delete list(exchange)[0]?.['nombre'];
  }),
  broken(['GET /api/v1/ventas/moneda', 'lista-de-textos', 'objects for texts'], 200, (exchange) => {
    exchange.content.data = list(exchange).map((monedaID) => ({ monedaID }));
  }),
  broken([clientes, 'sin-token', '403 for nobody'], 401, (exchange) => {
    if (exchange.token === undefined) answerWith(exchange, 403);
  }),
  broken([divisiones, 'token-desconocido', 'anybody let in'], 401, (exchange) => {
    if (exchange.token === UNKNOWN_TOKEN) answerWith(exchange, 200, { data: [] });
  }),
  broken([usuarios, 'rol', 'a role that is not enforced'], 403, (exchange) =>
    answerWith(exchange, 200, { data: [], rows: 0 }),
  ),
  broken(['GET /api/v1/dashboard', 'entrada', 'a failure for bad input'], 400, (exchange) =>
    answerWith(exchange, 500),
  ),
  broken(['POST /api/v1/productos/crear-producto', 'texto', 'another text'], 400, ({ content }) => {
    content['message'] = 'Falta el código';
  }),
  broken(
    ['DELETE /api/v1/clientes/eliminar-cliente/:id', 'desconocido', '400 for an unknown id'],
    404,
    (exchange) => answerWith(exchange, 400),
  ),
  broken(
    ['PUT /api/v1/ventas/:ventaID/volumen', 'ajeno', "another seller's month saved"],
    404,
    (exchange) => {
      if (!exchange.url.pathname.includes(UNKNOWN_ID)) answerWith(exchange, 200);
    },
  ),
  broken(['POST /api/v1/login', 'credenciales', '404 for an unknown user'], 401, (exchange) =>
    answerWith(exchange, 404),
  ),
  broken(['POST /api/v1/validar-token', 'token-de-otro', 'any token valid'], 401, (exchange) => {
    if (exchange.token !== UNKNOWN_TOKEN && exchange.sent?.['token'] === UNKNOWN_TOKEN)
      answerWith(exchange, 200);
  }),
  {
    call: 'POST /api/v1/logout',
    rule: 'sesion-cerrada',
    what: 'a token that outlives its session',
    answer: (exchange) => {
      const { token, sent } = exchange;
      const isOwn = token !== undefined && token !== UNKNOWN_TOKEN && sent?.['token'] === token;
      if (isCall(exchange, 'POST /api/v1/validar-token') && isOwn) answerWith(exchange, 200);
    },
  },
  broken(['POST /api/v1/usuarios/reestablecer-clave', 'recuperacion', 'a mail for nobody'], 404, (exchange) =>
    answerWith(exchange, 200),
  ),
  broken(
    ['POST /api/v1/aprobar-presupuesto/:periodoID', 'aprobacion-desconocida', '404 for an unknown period'],
    400,
    (exchange) => answerWith(exchange, 404),
  ),
  {
    call: productos,
    rule: 'pagina-cero',
    what: 'pages counted from 1',
    ask: (exchange) => {
      const page = Number(exchange.url.searchParams.get('pageNumber'));
      if (isCall(exchange, productos) && page > 0)
        exchange.url.searchParams.set('pageNumber', String(page - 1));
    },
  },
  broken([clientes, 'total-real', 'the length of the page as rows'], 200, (exchange) => {
    exchange.content['rows'] = list(exchange).length;
  }),
  broken([divisiones, 'orden-por-nombre', 'names backwards'], 200, (exchange) => {
    list(exchange).reverse();
  }),
  broken([referentes, 'recientes-primero', 'the oldest first'], 200, (exchange) => {
    list(exchange).reverse();
  }),
  {
    call: usuarios,
    rule: 'busqueda',
    what: 'a search that is not looked at',
    ask: (exchange) => {
      if (isCall(exchange, usuarios)) exchange.url.searchParams.delete('nombreUsuario');
    },
  },
  broken([presupuestables, 'presupuestables', 'a closed period'], 200, (exchange) => {
    const rows = list(exchange);
    rows.push({ ...rows.at(-1), periodoID: 'SOP01-2000', activo: false });
  }),
  broken([referentes, 'visibles', 'a hidden period'], 200, (exchange) => {
    const rows = list(exchange);
    rows.push({ ...rows.at(-1), periodoID: 'CUR-2000', visible: false });
  }),
  broken([ventas, 'meses-del-periodo', 'a month too few'], 200, (exchange) => {
    list(exchange).shift();
  }),
  broken([ventas, 'meses-del-periodo', 'every month one earlier'], 200, (exchange) => {
    for (const row of list(exchange)) row['mes'] = Number(row['mes']) - 1;
  }),
  broken([ventas, 'meses-del-periodo', 'every month January'], 200, (exchange) => {
    for (const row of list(exchange)) row['mes'] = 1;
  }),
  broken([ventas, 'meses-del-periodo', 'every year one later'], 200, (exchange) => {
    for (const row of list(exchange)) row['anio'] = Number(row['anio']) + 1;
  }),
  broken([ventas, 'meses-del-periodo', 'the latest month first'], 200, (exchange) => {
    list(exchange).reverse();
  }),
  broken([ventas, 'respuesta', 'a moment without its zone'], 200, (exchange) => {
    const [month] = list(exchange);
    if (month) month['nota'] = { texto: 'Feria', usuario: 'ana', fecha: '2026-11-30T08:15:00' };
  }),
  broken([ventas, 'valor-local', 'tonnes for kilos'], 200, (exchange) => {
    for (const row of list(exchange)) row['valorMonedaLocal'] = Number(row['valorMonedaLocal']) / 1000;
  }),
  broken([resumen, 'suma-del-resumen', 'another total'], 200, ({ content }) => {
    content.data = { ...Object(content.data), totalVolumenTon: 1 };
  }),
  broken([ventas, 'valor-euro', 'euros doubled'], 200, (exchange) => multiply(list(exchange), 'valorEUR', 2)),
  broken([periodo, 'valor-euro', 'euros doubled in the whole budget'], 200, (exchange) =>
    multiply(list(exchange), 'valorEUR', 2),
  ),
  broken([ventas, 'valor-euro', 'no euros although there is a rate'], 200, (exchange) => {
    for (const row of list(exchange)) delete row['valorEUR'];
  }),
  ...['totalVentasEUR', 'totalVentas', 'precioPromedio'].map((name) =>
    broken([resumen, 'suma-del-resumen', `${name} doubled`], 200, ({ content }) => {
      content.data = { ...Object(content.data), [name]: Object(content.data)[name] * 2 };
    }),
  ),
  broken([dashboard, 'totales-del-dashboard', 'no tonnes at all'], 200, (exchange) =>
    multiply(list(exchange), 'volumenTon', 0),
  ),
  ...['volumenTon', 'valorEUR'].map((name) =>
    broken([dashboard, 'totales-del-dashboard', `${name} ten times as much`], 200, (exchange) =>
      multiply(list(exchange), name, 10),
    ),
  ),
  broken([dashboard, 'avance-del-dashboard', 'the same progress for every period'], 200, (exchange) => {
    for (const row of list(exchange)) row['porcentajeAvance'] = 37;
  }),
  broken([dashboard, 'avance-del-dashboard', 'the same progress for every salesperson'], 200, (exchange) => {
    for (const { vendedores } of list(exchange)) {
      for (const seller of Array.isArray(vendedores) ? vendedores : []) seller.porcentajeAvance = 37;
    }
  }),
];

function multiply(rows: readonly Record<string, unknown>[], name: string, by: number): void {
  for (const row of rows) if (typeof row[name] === 'number') row[name] *= by;
}
