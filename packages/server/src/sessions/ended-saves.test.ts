import { once } from 'node:events';
import net from 'node:net';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { producto, usuario, venta } from '../db/schema.ts';
import { addPair, addPeriod, addRow, addSeller, addUser, testKey } from '../test/company.ts';
import { onEachDatabase } from '../test/world.ts';

onEachDatabase('Whoever is blocked', (open) => {
  it('saves no figure any more, though the session was looked up by this process a moment ago and somebody else ended it', async () => {
    const { db, call, signIn } = await open();
    const { vendedorID, usuarioID } = await addSeller(db, 'ana');
    const periodoID = await addPeriod(db, 'SOP01-2026');
    const [ventaID] = await addRow(db, await addPair(db, vendedorID), periodoID, [
      { anio: 2026, mes: 1, volumenTon: '1', precio: '1' },
    ]);
    const token = await signIn('ana', testKey);
    const save = async (volumenTon: string) =>
      (await call('PUT', `/api/v1/ventas/${ventaID}/volumen`, { token, query: { volumenTon } })).status;
    expect(await save('2')).toBe(200);
    // As another server process does it, whose look-ups this one knows nothing of.
    await db.update(usuario).set({ bloqueado: true }).where(eq(usuario.usuarioID, usuarioID));
    expect(await save('3')).toBe(401);
    expect((await db.select().from(venta))[0]?.volumenTon).toBe('2.000');
  });

  it('changes nothing with a call whose body comes after the block', async () => {
    const { db, url, signIn } = await open();
    const usuarioID = await addUser(db, { nombreUsuario: 'ana', tipoUsuario: 'ADMINISTRADOR' });
    const token = await signIn('ana', testKey);
    const { port, hostname } = new URL(url);
    const socket = net.connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (text) => {
      answer += String(text);
    });
    const body = JSON.stringify({ productoCodigo: 'P-1', nombre: 'Nuevo' });
    socket.write(
      `POST /api/v1/productos/crear-producto HTTP/1.1\r\nHost: x\r\nX-Token: ${token}\r\nContent-Type: application/json\r\n` +
        `Connection: close\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    await once(socket, 'data');
    await db.update(usuario).set({ bloqueado: true }).where(eq(usuario.usuarioID, usuarioID));
    socket.write(body);
    await once(socket, 'close');
    expect(answer).toContain('HTTP/1.1 401');
    expect(await db.$count(producto)).toBe(0);
  });
});
