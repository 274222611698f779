import { expect, it } from 'vitest';
import { catalogues, openCatalogue } from '../../test/catalogue.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase } from '../../test/world.ts';

for (const catalogue of catalogues) {
  const { noun, table, idName, codeName, paths } = catalogue;

  onEachDatabase(`Each ${noun}`, (open) => {
    const world = shareWorld(open);

    it('comes by name, accents and case aside, in pages that know the true total', async () => {
      const { add, page } = await openCatalogue(world(), catalogue);
      const sorted = ['ábaco', 'Abeto', 'Ñandú', 'nube', 'Óleo', 'zócalo'];
      for (const [index, name] of sorted.toReversed().entries()) await add(`C${index}`, name);
      expect(await page()).toEqual({ names: sorted, rows: 6 });
      expect(await page({ pageNumber: 1, pageSize: 4 })).toEqual({ names: ['Óleo', 'zócalo'], rows: 6 });
      expect(await page({ pageNumber: 7, pageSize: 1000 })).toEqual({ names: [], rows: 6 });
      expect(await page({ pageNumber: 1, pageSize: 1, nombre: 'o' })).toEqual({ names: ['Abeto'], rows: 4 });
    });

    it('answers ten a page unless asked for more, up to a thousand', async () => {
      const { add, page } = await openCatalogue(world(), catalogue);
      await Promise.all(Array.from({ length: 11 }, (_, index) => add(`C${index}`, `Nombre ${index}`)));
      const length = async (query: Record<string, number>) => (await page(query)).names.length;
      expect([await length({}), await length({ pageSize: 1000 })]).toEqual([10, 11]);
    });

    it('is found by a part of its code or of its name, whatever case and accents, each character literally', async () => {
      const { add, page } = await openCatalogue(world(), catalogue);
      await add('MX-001', 'Envases Ñandú');
      await add('MX_002', 'Tapas 100% acero');
      await add('pe\\003', 'Ánfora');
      const found = async (nombre: string) => (await page({ nombre })).names;
      expect(await found('NANDU')).toEqual(['Envases Ñandú']);
      expect(await found('n\u0303andu\u0301')).toEqual(['Envases Ñandú']);
      expect(await found('mx-0')).toEqual(['Envases Ñandú']);
      expect(await found('anfora')).toEqual(['Ánfora']);
      expect(await found('%')).toEqual(['Tapas 100% acero']);
      expect(await found('_')).toEqual(['Tapas 100% acero']);
      expect(await found('\\')).toEqual(['Ánfora']);
      expect(await found('   ')).toHaveLength(3);
      expect(await found('a%o')).toEqual([]);
    });

    it('is stored and answered as typed, but for the blanks around', async () => {
      const { create, update, page } = await openCatalogue(world(), catalogue);
      const names = [
        `O'Brien "e hijos"; drop table ${noun};--`,
        '<script>alert(1)</script>',
        '🥫 Peñón ñ',
        'a\u0301cento suelto',
      ];
      for (const [index, nombre] of names.entries()) {
        const made = await create(` <b>${index} `, `  ${nombre} `);
        expect(made).toMatchObject({ status: 200, data: { [codeName]: `<b>${index}`, nombre } });
        const changed = await update(Number(made.data?.[idName]), `ñ"${index}'`, nombre);
        const version = expect.not.stringMatching(String(made.data?.['version']));
        expect(changed.data).toEqual({ ...made.data, [codeName]: `ñ"${index}'`, version });
      }
      expect((await page()).names.sort()).toEqual(names.sort());
    });

    it('has a code and a name of its own, whatever case and accents', async () => {
      const { add, create, update } = await openCatalogue(world(), catalogue);
      const id = await add('ÑU-1', 'Compañía Óptima');
      const other = await add('B', 'Otra');
      const sameCode = { status: 400, message: `Ya existe un ${noun} con ese código` };
      const sameName = { status: 400, message: `Ya existe un ${noun} con ese nombre` };
      expect(await create('nu-1', 'Nueva')).toMatchObject(sameCode);
      expect(await create('C', 'COMPANIA OPTIMA')).toMatchObject(sameName);
      expect(await update(other, 'Ñú-1', 'Otra')).toMatchObject(sameCode);
      expect(await update(other, 'B', 'compan\u0303ía óptima')).toMatchObject(sameName);
      expect(await world().db.$count(table)).toBe(2);
      expect(await update(id, 'nu-1', 'COMPAÑÍA ÓPTIMA')).toMatchObject({
        status: 200,
        data: { [idName]: id, [codeName]: 'nu-1', nombre: 'COMPAÑÍA ÓPTIMA' },
      });
    });

    it('comes into being once when the same is asked for many times at once', async () => {
      const { create } = await openCatalogue(world(), catalogue);
      const answers = await Promise.all(Array.from({ length: 6 }, () => create('A', 'Uno')));
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
        200, 400, 400, 400, 400, 400,
      ]);
      expect(await world().db.$count(table)).toBe(1);
    });

    it('needs a code, then a name, that are more than blanks', async () => {
      const { create, send } = await openCatalogue(world(), catalogue);
      const noCode = `El código del ${noun} es requerido`;
      const noName = `El nombre del ${noun} es requerido`;
      expect(await create('', '')).toMatchObject({ status: 400, message: noCode });
      expect(await create(' \t\n', 'x')).toMatchObject({ status: 400, message: noCode });
      expect(await create('x', ' \u00a0 ')).toMatchObject({ status: 400, message: noName });
      expect(await send('POST', paths.create, {})).toMatchObject({ status: 400, message: noCode });
      expect(await world().db.$count(table)).toBe(0);
    });

    it('that nobody has cannot be changed or removed', async () => {
      const { update, remove } = await openCatalogue(world(), catalogue);
      const unknown = { status: 404, message: `El ${noun} no existe` };
      expect(await update(2_147_483_647, 'A', 'B')).toMatchObject(unknown);
      expect(await remove(2_147_483_647)).toEqual(unknown);
    });
  });
}
