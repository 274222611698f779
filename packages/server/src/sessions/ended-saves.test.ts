import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Db } from '../db/connect.ts';
import { division, producto, usuario, venta } from '../db/schema.ts';
import {
  addPair,
  addPeriod,
  addRow,
  addSeller,
  addUser,
  required,
  type TestSeller,
  testKey,
} from '../test/company.ts';
import { onEachDatabase } from '../test/world.ts';

onEachDatabase('Whoever is blocked', (open) => {
  it('saves no figure any more, though the session was looked up by this process a moment ago and somebody else ended it', async () => {
    const { db, call, signIn } = await open();
    const ana = await addSeller(db, 'ana');
    const ventaID = await monthOf(db, ana);
    const token = await signIn('ana', testKey);
    const save = async (volumenTon: string) =>
      (await call('PUT', `/api/v1/ventas/${ventaID}/volumen`, { token, query: { volumenTon } })).status;
    expect(await save('2')).toBe(200);
    // As another server process does it, whose look-ups this one knows nothing of.
    await db.update(usuario).set({ bloqueado: true }).where(eq(usuario.usuarioID, ana.usuarioID));
    expect(await save('3')).toBe(401);
    expect((await db.select().from(venta))[0]?.volumenTon).toBe('2.000');
  });

  it('changes nothing with a call whose body comes after the block', async () => {
    const { db, url, signIn } = await open();
    const usuarioID = await addUser(db, { nombreUsuario: 'ana', tipoUsuario: 'ADMINISTRADOR' });
    const token = await signIn('ana', testKey);
    const answer = await sendLate(
      url,
      { token, path: '/api/v1/productos/crear-producto', body: newProduct },
      () => db.update(usuario).set({ bloqueado: true }).where(eq(usuario.usuarioID, usuarioID)),
    );
    expect(answer).toContain('HTTP/1.1 401');
    expect(await db.$count(producto)).toBe(0);
  });

  it('is refused a call that they may not make any more when its body comes', async () => {
    const { db, url, signIn } = await open();
    const usuarioID = await addUser(db, { nombreUsuario: 'ana', tipoUsuario: 'ADMINISTRADOR' });
    const token = await signIn('ana', testKey);
    const answer = await sendLate(
      url,
      { token, path: '/api/v1/divisiones', body: { divisionID: 'NUE', nombre: 'Nueva' } },
      () => db.update(usuario).set({ tipoUsuario: 'VENDEDOR' }).where(eq(usuario.usuarioID, usuarioID)),
    );
    expect(answer).toContain('HTTP/1.1 403');
    expect(await db.$count(division)).toBe(0);
  });

  it('works for the salesperson that they are when the body comes', async () => {
    const { db, url, signIn } = await open();
    const ana = await addSeller(db, 'ana');
    const bruno = await addSeller(db, 'bruno');
    const { ventaID, token } = { ventaID: await monthOf(db, bruno), token: await signIn('ana', testKey) };
    const answer = await sendLate(
      url,
      {
        token,
        method: 'PUT',
        path: '/api/v1/ventas/lote',
        body: {
          gestoID: randomUUID(),
          origen: 'pegado',
          cambios: [{ ventaID, campo: 'volumenTon', valor: 7 }],
        },
      },
      async () => {
        await db
          .update(usuario)
          .set({ email: 'otro@prueba.example' })
          .where(eq(usuario.usuarioID, bruno.usuarioID));
        await db
          .update(usuario)
          .set({ email: 'bruno@prueba.example' })
          .where(eq(usuario.usuarioID, ana.usuarioID));
      },
    );
    expect(answer).toContain('HTTP/1.1 200');
    expect((await db.select().from(venta))[0]?.volumenTon).toBe('7.000');
  });
});

const newProduct = { productoCodigo: 'P-1', nombre: 'Nuevo' };

/** A month of a pair of the salesperson's in an open period. */
async function monthOf(db: Db, { vendedorID }: TestSeller): Promise<number> {
  const periodoID = await addPeriod(db, 'SOP01-2026');
  const [ventaID] = await addRow(db, await addPair(db, vendedorID), periodoID, [
    { anio: 2026, mes: 1, volumenTon: '1', precio: '1' },
  ]);
  return required(ventaID);
}

interface LateCall {
  token: string;
  method?: string;
  path: string;
  body: unknown;
}

/** Makes a call whose body comes after `meanwhile`. @returns the whole answer */
async function sendLate(
  url: string,
  { token, method = 'POST', path, body }: LateCall,
  meanwhile: () => Promise<unknown>,
): Promise<string> {
  const { port, hostname } = new URL(url);
  const socket = net.connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (text) => {
    answer += String(text);
  });
  const text = JSON.stringify(body);
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: x\r\nX-Token: ${token}\r\nContent-Type: application/json\r\n` +
      `Connection: close\r\nExpect: 100-continue\r\nContent-Length: ${text.length}\r\n\r\n`,
  );
  await once(socket, 'data');
  await meanwhile();
  socket.write(text);
  await once(socket, 'close');
  return answer;
}
