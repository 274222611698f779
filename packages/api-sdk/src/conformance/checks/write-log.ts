import { contract } from '../../contract/contract.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Check } from '../check.ts';
import { expectStatus, field, type Kit, type Row } from '../kit.ts';
import { isMissing } from '../missing.ts';
import { must, needed, Unchecked } from '../verdict.ts';
import { number } from './found.ts';

const { guardarVolumen, guardarPrecio, guardarLote, listarCambiosVenta, guardarNotaVenta } = contract.ventas;

const figures = [
  { call: guardarVolumen, name: 'volumenTon' },
  { call: guardarPrecio, name: 'precio' },
] as const;

/** Conditional saves, batches, history and notes, tried in the last month that `months` reads, in a period of the kit's own. */
export function logChecks(months: (kit: Kit) => Promise<Row[]>): Check[] {
  const month = async (kit: Kit) => needed((await months(kit)).at(-1), 'el período propio no tiene meses');
  const noteOf = async (kit: Kit) => {
    const params = { ventaID: number(await month(kit), 'ventaID') };
    return {
      save: (body: { texto: string; visto?: string }) =>
        kit.send(guardarNotaVenta, { params, body }, 'vendedor'),
      read: async () => field(field(await month(kit), 'nota'), 'texto') ?? '',
    };
  };
  const check = (rule: Check['rule'], call: Endpoint, run: Check['run']): Check => {
    return { rule, call, writes: true, run };
  };
  return [
    ...figures.map(({ call, name }) =>
      check('visto', call, async (kit) => {
        await needsConditions(kit);
        const params = { ventaID: number(await month(kit), 'ventaID') };
        const stands = number(await month(kit), name);
        const save = (value: number, visto: number) =>
          kit.send(call, { params, query: { [name]: value, visto } });
        const whole = Math.floor(stands);
        const refused = await save(whole + 3, whole + 1);
        expectStatus(refused, 409);
        const { actual } = Object(field(refused.content, 'data'));
        must(actual === stands, `dice que la cifra actual es ${String(actual)} y es ${stands}`);
        must(number(await month(kit), name) === stands, 'la cifra es otra tras un 409');
        // The second time as after a lost answer: that is no conflict.
        for (const _ of [1, 2]) expectStatus(await save(whole + 2, stands), 200);
      }),
    ),
    check('lote', guardarLote, async (kit) => {
      const { ventaID, volumenTon, precio } = figuresOf(await month(kit));
      const cambios = [
        { ventaID, campo: 'volumenTon', valor: Math.floor(volumenTon) + 1, visto: volumenTon },
        { ventaID, campo: 'precio', valor: Math.floor(precio) + 1, visto: Math.floor(precio) + 2 },
      ];
      const body = { gestoID: crypto.randomUUID(), origen: 'pegado', cambios };
      const states = async () =>
        (await kit.rows(guardarLote, { body })).map((row) => String(field(row, 'estado'))).join(', ');
      const first = await states();
      must(first === 'guardado, conflicto', `responde ${first}`);
      const params = { ventaID };
      expectStatus(await kit.send(guardarVolumen, { params, query: { volumenTon } }), 200);
      const second = await states();
      must(second === first, `la segunda vez responde ${second}`);
      must(number(await month(kit), 'volumenTon') === volumenTon, 'la segunda vez escribe de nuevo');
      must(number(await month(kit), 'precio') === precio, 'escribe una cifra en conflicto');
    }),
    check('historial', listarCambiosVenta, async (kit) => {
      const now = figuresOf(await month(kit));
      const changes = await kit.rows(listarCambiosVenta, { params: { ventaID: now.ventaID } });
      for (const { name } of figures) {
        const own = changes.filter((change) => field(change, 'campo') === name);
        if (own.length < 2) throw new Unchecked('el mes no tiene dos cambios');
        const [latest] = own;
        must(field(latest, 'despues') === now[name], `el primer cambio de ${name} no es el último`);
        own.reduce((newer, older) => {
          must(
            field(newer, 'antes') === field(older, 'despues'),
            `falta un cambio de ${name}, o está en otro orden`,
          );
          return older;
        });
      }
    }),
    check('nota', guardarNotaVenta, async (kit) => {
      const note = await noteOf(kit);
      for (const texto of ['Conformidad', '']) {
        expectStatus(await note.save({ texto }), 200);
        const read = await note.read();
        must(read === texto, `guardada «${texto}», se lee ${JSON.stringify(read)}`);
      }
    }),
    check('nota-vista', guardarNotaVenta, async (kit) => {
      const note = await noteOf(kit);
      const texto = 'Conformidad vista';
      expectStatus(await note.save({ texto }), 200);
      const refused = await note.save({ texto: 'Otra', visto: '' });
      const read = await note.read();
      expectStatus(await note.save({ texto: '' }), 200);
      // Whoever ignores `visto` says so nowhere.
      if (refused.status === 200) throw new Unchecked('el servidor guarda las notas sin mirar visto');
      expectStatus(refused, 409);
      const { actual } = Object(field(refused.content, 'data'));
      must(actual === texto, `dice que la nota actual es ${JSON.stringify(actual)}`);
      must(read === texto, 'la nota es otra tras un 409');
    }),
  ];
}

function figuresOf(month: Row) {
  const [ventaID, volumenTon] = [number(month, 'ventaID'), number(month, 'volumenTon')];
  return { ventaID, volumenTon, precio: number(month, 'precio') };
}

/** Whoever ignores `visto` says so nowhere: batches, which carry it, came with it. @throws Unchecked without them */
async function needsConditions(kit: Kit): Promise<void> {
  const { status } = await kit.send(guardarLote, { body: {} });
  if (isMissing(status)) throw new Unchecked('el servidor no ofrece guardar con visto');
}
