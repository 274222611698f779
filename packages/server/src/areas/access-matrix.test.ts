import { type Endpoint, endpoints } from '@presupuesto/api-sdk/contract';
import { beforeAll, expect, it } from 'vitest';
import { auditoria, sesion, type usuario } from '../db/schema.ts';
import { hashToken, makeToken } from '../sessions/token.ts';
import { addSeller, addUser } from '../test/company.ts';
import { listen } from '../test/listening.ts';
import { onEachDatabase, type World } from '../test/world.ts';

const identities = [
  'nobody',
  'garbage',
  'expired',
  'signedOut',
  'blocked',
  'inactive',
  'mustChange',
  'adminMustChange',
  'seller',
  'otherSeller',
  'admin',
] as const;
type Identity = (typeof identities)[number];
type Outcomes = Record<Identity, string | number>;

/** What each kind of caller meets, by whom the call is for; 'through' is any answer that the call itself gives. */
const outcomes = {
  anyone: everyone('through'),
  /** Also while the key must be changed (decisions §8). */
  anySession: withSession({ seller: 'through', admin: 'through', mustChange: 'through' }),
  signedIn: withSession({ seller: 'through', admin: 'through' }),
  seller: withSession({ seller: 'through', admin: 403 }),
  admin: withSession({ seller: 403, admin: 'through' }),
};

function everyone(outcome: string | number): Outcomes {
  // The entries are those of the list that the type is made of, which `fromEntries` does not know.
  return Object.fromEntries(identities.map((identity) => [identity, outcome])) as Outcomes;
}

/** Who has no live session is unknown; who has one meets what is said, sellers all alike. */
function withSession(meet: Partial<Outcomes>): Outcomes {
  const { seller = 403, admin = 403, mustChange = 403 } = meet;
  return { ...everyone(401), mustChange, adminMustChange: mustChange, seller, otherSeller: seller, admin };
}

/** Whom each call is for, taken from specification §6 and decisions §8 and not from the contract, which is what is tested. */
const audience: Record<string, keyof typeof outcomes> = {
  'GET /api/health': 'anyone',
  'POST /api/v1/login': 'anyone',
  'POST /api/v1/usuarios/reestablecer-clave': 'anyone',

  'POST /api/v1/validar-token': 'anySession',
  'POST /api/v1/usuarios/cambiar-clave': 'anySession',
  'POST /api/v1/logout': 'anySession',

  'GET /api/v1/dashboard': 'signedIn',
  'GET /api/v1/divisiones': 'signedIn',
  'GET /api/v1/vendedores/listar-vendedores': 'signedIn',
  'GET /api/v1/paises/listar-paises': 'signedIn',
  'GET /api/v1/clientes/listar-clientes': 'signedIn',
  'POST /api/v1/clientes/crear-cliente': 'signedIn',
  'PUT /api/v1/clientes/actualizar-cliente/:clienteID': 'signedIn',
  'DELETE /api/v1/clientes/eliminar-cliente/:id': 'signedIn',
  'GET /api/v1/productos/listar-productos': 'signedIn',
  'POST /api/v1/productos/crear-producto': 'signedIn',
  'PUT /api/v1/productos/:productoID': 'signedIn',
  'DELETE /api/v1/productos/eliminar-producto/:id': 'signedIn',
  'GET /api/v1/clientes-productos/listar-producto-por-vendedor-cliente/:clienteID': 'signedIn',
  'PUT /api/v1/clientes-productos/cliente/:clienteID': 'signedIn',
  'GET /api/v1/periodos/listar-referentes': 'signedIn',
  'GET /api/v1/periodos/listar-periodos-presupuestables': 'signedIn',
  'GET /api/v1/periodos/tipos-periodo': 'signedIn',
  'GET /api/v1/ventas/moneda': 'signedIn',
  'GET /api/v1/ventas/periodo/:periodoID': 'signedIn',
  'GET /api/v1/ventas/periodo/:periodoID/pares': 'signedIn',
  'GET /api/v1/presupuestos/:periodoID/aprobaciones': 'signedIn',
  'PUT /api/v1/ventas/:ventaID/nota': 'signedIn',
  'PUT /api/v1/clientes-productos/:clienteProductoPeriodoID/nota': 'signedIn',
  'GET /api/v1/ventas/:ventaID/cambios': 'signedIn',
  'GET /api/v1/cambios': 'signedIn',
  'GET /api/v1/eventos': 'signedIn',

  'GET /api/v1/clientes/listar-clientes-productos-por-vendedor': 'seller',
  'DELETE /api/v1/clientes-productos/:id': 'seller',
  'GET /api/v1/ventas/listar-ventas': 'seller',
  'GET /api/v1/ventas/momento/:periodoID': 'seller',
  'PUT /api/v1/ventas/:ventaID/volumen': 'seller',
  'PUT /api/v1/ventas/:ventaID/precio': 'seller',
  'PUT /api/v1/ventas/lote': 'seller',
  'POST /api/v1/ventas/libro': 'seller',
  'POST /api/v1/aprobar-presupuesto/:periodoID': 'seller',
  'GET /api/v1/resumen-presupuesto-vendedor/:periodoID': 'seller',

  'GET /api/v1/usuarios/listar-usuarios': 'admin',
  'POST /api/v1/usuarios/crear-usuario': 'admin',
  'PUT /api/v1/usuarios/:usuarioID': 'admin',
  'POST /api/v1/usuarios/cambiar-contrasena-usuario': 'admin',
  'POST /api/v1/divisiones': 'admin',
  'PUT /api/v1/divisiones/:id': 'admin',
  'DELETE /api/v1/divisiones/:id': 'admin',
  'POST /api/v1/vendedores/crear-con-usuario': 'admin',
  'PUT /api/v1/vendedores/:vendedorID': 'admin',
  'GET /api/v1/periodos': 'admin',
  'GET /api/v1/periodos/:id/contenido': 'admin',
  'PUT /api/v1/periodos/:id/activo': 'admin',
  'PUT /api/v1/periodos/:id/visible': 'admin',
  'DELETE /api/v1/periodos/eliminar-periodo-completo/:id': 'admin',
  'GET /api/v1/periodos-moneda/listar-periodo-moneda': 'admin',
  'POST /api/v1/periodos-moneda': 'admin',
  'POST /api/v1/periodos-moneda/:periodoMonedaID': 'admin',
  'DELETE /api/v1/periodos-moneda/:id': 'admin',
  'GET /api/v1/periodos-moneda/faltantes': 'admin',
  'POST /api/presupuesto/cargar-archivo': 'admin',
  'POST /api/presupuesto/comprobar-archivo': 'admin',
  'GET /api/presupuesto/progreso-carga': 'admin',
  'POST /api/v1/abrir-periodo': 'admin',
  'GET /api/v1/actividad': 'admin',
  'POST /api/v1/presupuestos/:periodoID/reabrir': 'admin',
};

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const streams = new Set(endpoints.filter(({ stream }: Endpoint) => stream).map(nameOf));

/** Makes a token for each kind of caller, a new one each time: signing out ends only its own. */
async function openCallers(world: World) {
  const { db, call, clock } = world;
  const add = (nombreUsuario: string, state: Partial<typeof usuario.$inferInsert> = {}) =>
    addUser(db, { nombreUsuario, ...state });
  const ana = await addSeller(db, 'ana');
  const bruno = await addSeller(db, 'bruno');
  const users = {
    expired: ana.usuarioID,
    signedOut: ana.usuarioID,
    blocked: await add('bloqueada', { bloqueado: true }),
    inactive: await add('inactiva', { activo: false }),
    mustChange: await add('nueva', { debeCambiarClave: true }),
    adminMustChange: await add('nuevo', { tipoUsuario: 'ADMINISTRADOR', debeCambiarClave: true }),
    seller: ana.usuarioID,
    otherSeller: bruno.usuarioID,
    admin: await add('jefa', { tipoUsuario: 'ADMINISTRADOR' }),
  };
  const day = 24 * 60 * 60 * 1000;

  const signedIn = async (identity: keyof typeof users): Promise<string> => {
    const token = makeToken();
    const at = new Date(clock.now().getTime() - (identity === 'expired' ? day : 0));
    await db
      .insert(sesion)
      .values({ tokenHash: hashToken(token), usuarioID: users[identity], creada: at, ultimoUso: at });
    if (identity === 'signedOut') await call('POST', '/api/v1/logout', { token });
    return token;
  };
  return async (identity: Identity): Promise<{ token?: string }> => {
    if (identity === 'nobody') return {};
    return { token: identity === 'garbage' ? makeToken() : await signedIn(identity) };
  };
}

/** Ids that nobody has: with them, and with an empty body, no call changes anything. */
function fill(path: string): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) =>
    name === 'periodoID' ? 'SOP12-1999' : '2147483647',
  );
}

onEachDatabase('Who may call', (open) => {
  let world: World;
  let caller: Awaited<ReturnType<typeof openCallers>>;
  let served: Set<string>;

  beforeAll(async () => {
    world = await open();
    caller = await openCallers(world);
    served = new Set(world.app.served.map(nameOf));
  });

  it('stands here for every call of the contract, and for no other', () => {
    expect(Object.keys(audience).sort()).toEqual(endpoints.map(nameOf).sort());
  });

  it.each(Object.entries(audience))('%s is for: %s', async (name, callers) => {
    const [method = '', path = ''] = name.split(' ');
    const isServed = served.has(name);
    const met: Partial<Outcomes> = {};
    for (const identity of identities) {
      const given = await caller(identity);
      const { status } = streams.has(name)
        ? await listen(world.url, given.token)
        : await world.call(method, fill(path), { ...given, ...(method !== 'GET' && { body: {} }) });
      met[identity] = outcomeOf(status, isServed);
    }
    expect(met).toEqual(isServed ? outcomes[callers] : everyone('notOffered'));
  });

  it('has let nothing be changed on the way', async () => {
    expect(await world.db.$count(auditoria)).toBe(0);
  });
});

/** A failure of ours is neither outcome, and stays the number that it is. */
function outcomeOf(status: number, isServed: boolean): string | number {
  if (status === 401 || status === 403 || status >= 500) return status;
  if (isServed) return 'through';
  return status === 404 || status === 405 ? 'notOffered' : status;
}
