import { expect, it } from 'vitest';
import { addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase } from '../../test/world.ts';

interface Row {
  nombreUsuario: string;
}

onEachDatabase("The users' list", (open) => {
  const world = shareWorld(open);

  /** Adds users, none of whom signs in, beside the administrator who asks. */
  async function openList(...names: string[]) {
    const { db, call, signIn } = world();
    for (const nombreUsuario of names) await addUser(db, { nombreUsuario, claveHash: null });
    await addUser(db, { nombreUsuario: 'admin', tipoUsuario: 'ADMINISTRADOR' });
    const token = await signIn('admin', testKey);
    return async (query: Record<string, string | number> = {}) => {
      const { body } = await call('GET', '/api/v1/usuarios/listar-usuarios', { token, query });
      return { names: (body.data as Row[]).map(({ nombreUsuario }) => nombreUsuario), rows: body.rows };
    };
  }

  it('holds of each user what the screen shows, and nothing of the key', async () => {
    const { db, call, signIn } = world();
    const usuarioID = await addUser(db, { nombreUsuario: 'ana', tipoUsuario: 'ADMINISTRADOR' });
    const token = await signIn('ana', testKey);
    const { body } = await call('GET', '/api/v1/usuarios/listar-usuarios', { token });
    expect(body).toEqual({
      status: 200,
      message: '',
      rows: 1,
      data: [
        {
          usuarioID,
          nombreUsuario: 'ana',
          email: 'ana@prueba.example',
          tipoUsuario: 'ADMINISTRADOR',
          activo: true,
          bloqueado: false,
          version: expect.any(String),
        },
      ],
    });
  });

  it('comes by name, case and accents aside, in pages that say how many there are in all', async () => {
    const list = await openList('Ñandú', 'zoe', 'Álvaro', 'bruno');
    expect(await list()).toEqual({ names: ['admin', 'Álvaro', 'bruno', 'Ñandú', 'zoe'], rows: 5 });
    expect(await list({ pageNumber: 0, pageSize: 2 })).toEqual({ names: ['admin', 'Álvaro'], rows: 5 });
    expect(await list({ pageNumber: 2, pageSize: 2 })).toEqual({ names: ['zoe'], rows: 5 });
    expect(await list({ pageNumber: 3, pageSize: 2 })).toEqual({ names: [], rows: 5 });
    expect(await list({ pageNumber: 1_000_000, pageSize: 100 })).toEqual({ names: [], rows: 5 });
  });

  it('finds a part of a name, each character as it is typed', async () => {
    const list = await openList(
      '100%',
      'a_b',
      'c\\d',
      "O'Neill",
      'di "Bo"',
      '<script>alert(1)</script>',
      '🙂 Zoë',
      'Íñigo',
    );
    const found = async (nombreUsuario: string) => (await list({ nombreUsuario })).names;
    expect(await found('%')).toEqual(['100%']);
    expect(await found('_')).toEqual(['a_b']);
    expect(await found('\\')).toEqual(['c\\d']);
    expect(await found("'")).toEqual(["O'Neill"]);
    expect(await found('"bo"')).toEqual(['di "Bo"']);
    expect(await found('<SCRIPT>')).toEqual(['<script>alert(1)</script>']);
    expect(await found('🙂 zoe')).toEqual(['🙂 Zoë']);
    expect(await found('INIGO')).toEqual(['Íñigo']);
    expect(await found('íñi')).toEqual(['Íñigo']);
    expect(await found('nadie')).toEqual([]);
    expect((await list({ nombreUsuario: '  ' })).rows).toBe(9);
    expect(await list({ nombreUsuario: 'i', pageNumber: 1, pageSize: 2 })).toMatchObject({ rows: 5 });
  });

  it('is for administrators, and gives a hundred at most', async () => {
    const { db, call, signIn } = world();
    await addUser(db, { nombreUsuario: 'ana' });
    await addUser(db, { nombreUsuario: 'admin', tipoUsuario: 'ADMINISTRADOR' });
    const ask = async (token: string, pageSize: number) =>
      (await call('GET', '/api/v1/usuarios/listar-usuarios', { token, query: { pageSize } })).status;
    const admin = await signIn('admin', testKey);
    expect(await ask(await signIn('ana', testKey), 10)).toBe(403);
    expect([await ask(admin, 100), await ask(admin, 101)]).toEqual([200, 400]);
  });
});
