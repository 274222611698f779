import { expect, it } from 'vitest';
import { pais } from '../../db/schema.ts';
import { addSeller, addUser, testKey } from '../../test/company.ts';
import { onEachDatabase } from '../../test/world.ts';

/** The names of all fields in an answer, however deep. */
function fieldsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  return Object.entries(value).flatMap(([name, inner]) => [name, ...fieldsOf(inner)]);
}

onEachDatabase('The calls about people', (open) => {
  it('answer with nothing about keys, neither as a field nor as a value', async () => {
    const { db, call, mails, signIn } = await open();
    const { vendedorID, usuarioID } = await addSeller(db, 'ana');
    await addUser(db, { nombreUsuario: 'admin', tipoUsuario: 'ADMINISTRADOR' });
    const token = await signIn('admin', testKey);
    const [country] = await db.select().from(pais).limit(1);
    const user = { nombreUsuario: 'eva', email: 'eva@prueba.example', tipoUsuario: 'VENDEDOR' };
    const seller = {
      vendedorCodigo: 'V-2',
      nombre: 'Iván',
      apellido: 'Paz',
      email: 'ivan@prueba.example',
      division: 'ACE',
      paisID: country?.paisID,
    };
    const answers = [
      await call('POST', '/api/v1/usuarios/crear-usuario', { token, body: user }),
      await call('PUT', `/api/v1/usuarios/${usuarioID}`, {
        token,
        body: { ...user, nombreUsuario: 'ana', email: 'ana@prueba.example' },
      }),
      await call('POST', '/api/v1/usuarios/cambiar-contrasena-usuario', {
        token,
        body: { usuario: 'ana', clave: 'Secreta-9' },
      }),
      await call('GET', '/api/v1/usuarios/listar-usuarios', { token }),
      await call('POST', '/api/v1/vendedores/crear-con-usuario', { token, body: seller }),
      await call('PUT', `/api/v1/vendedores/${vendedorID}`, {
        token,
        body: { ...seller, vendedorCodigo: 'V-3', email: 'otro@prueba.example' },
      }),
      await call('GET', '/api/v1/vendedores/listar-vendedores', { token }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const bodies = answers.map(({ body }) => body);
    expect(fieldsOf(bodies)).toContain('nombreUsuario');
    expect(fieldsOf(bodies).filter((name) => /clave|hash/i.test(name))).toEqual([]);
    const mailed = mails.map(({ text }) => /^ {4}(\S+)$/m.exec(text)?.[1] ?? '');
    expect(mailed).toHaveLength(2);
    for (const clave of ['Secreta-9', '$argon2', ...mailed])
      expect(JSON.stringify(bodies)).not.toContain(clave);
  });
});
