import { type Cliente, crearCliente, DatosCliente, listarClientes } from '@presupuesto/api-sdk/contract';
import { type FormValues, type ManagementRules, request } from '@presupuesto/machines';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { clients } from '../fixtures/clients.ts';
import { divisions } from '../fixtures/divisions.ts';
import { products } from '../fixtures/products.ts';
import { salespeople } from '../fixtures/salespeople.ts';
import { clientes } from '../pages/Clientes/Clientes.tsx';
import { divisiones } from '../pages/Divisiones/Divisiones.tsx';
import { productos } from '../pages/Productos/Productos.tsx';
import { vendedores } from '../pages/Vendedores/Vendedores.tsx';
import { recordKind } from './record-kind.ts';
import { rulesOf } from './rules-of.ts';

const screens = [
  { kind: clientes, records: clients },
  { kind: productos, records: products },
  { kind: vendedores, records: salespeople },
  { kind: divisiones, records: divisions },
].map(({ kind, records }) => ({
  title: kind.title,
  rules: rulesOf(kind as never),
  form: kind.form,
  record: records[0] ?? {},
}));

function formOf<Item>({ form }: ManagementRules<Item>) {
  if (!form) throw new Error('no form');
  return form;
}

/** What a request carries, as its endpoint's own schemas read it. */
function sent({ endpoint, input }: ReturnType<typeof request>) {
  const parts = input as Readonly<Record<string, unknown>>;
  for (const part of ['params', 'query', 'body'] as const) endpoint[part]?.parse(parts[part] ?? {});
  return [`${endpoint.method} ${endpoint.path}`, parts];
}

const messages = (rules: ManagementRules<object>, values: FormValues) =>
  formOf(rules)
    .check(values, null)
    .map(({ message }) => message);

describe.each(screens)('$title', ({ rules, form, record }) => {
  it('asks for the fields of its schema, in the order of their messages', () => {
    if (!(form?.schema instanceof z.ZodObject)) throw new Error('not an object');
    expect(form.fields.map(({ name }) => name)).toEqual(Object.keys(form.schema.shape));
  });

  it('marks as required what its schema does not take empty', () => {
    const refused = formOf(rules)
      .check(formOf(rules).blank, null)
      .map(({ field }) => field);
    expect(form?.fields.filter((field) => field.required).map(({ name }) => name)).toEqual(refused);
  });

  it('lets no more be typed than its schema takes', () => {
    for (const field of form?.fields ?? []) {
      if (field.kind !== 'text') continue;
      const wrong = (length: number) =>
        formOf(rules)
          .check({ [field.name]: 'x'.repeat(length) }, null)
          .filter((problem) => problem.field === field.name && problem.message.startsWith('El texto supera'));
      expect([field.name, wrong(field.maxLength)]).toEqual([field.name, []]);
      expect([field.name, wrong(field.maxLength + 1)]).not.toEqual([field.name, []]);
    }
  });

  it('saves a record unchanged as the contract takes it', () => {
    const values = formOf(rules).valuesOf(record);
    expect(formOf(rules).check(values, record)).toEqual([]);
    expect(sent(formOf(rules).create(values))[0]).toMatch(/^POST /);
    const [call, input] = sent(formOf(rules).update(values, record));
    expect(call).toMatch(/^PUT /);
    // Every field that the form changes is the record's own, and so is the id.
    expect(record).toMatchObject((input as { body: object }).body);
  });

  it('lists everything while its filter is empty', () => {
    const [call, input] = sent(rules.list(rules.filters, 0));
    expect(call).toMatch(/^GET /);
    expect(input).toHaveProperty('query.nombre', undefined);
    expect(rules.list({ nombre: "D'Oro 100 %" }, 0).input).toHaveProperty('query.nombre', "D'Oro 100 %");
  });
});

/** Specification §5. */
it.each([
  [
    clientes,
    {},
    ['El código del cliente es requerido', 'El nombre del cliente es requerido', 'Debe seleccionar un país'],
  ],
  [productos, {}, ['El código del producto es requerido', 'El nombre del producto es requerido']],
  [
    productos,
    { productoCodigo: 'P-1', nombre: 'Tapa', kilosPorPieza: '-0,01' },
    ['Los kilos por pieza deben ser un número válido mayor o igual a 0'],
  ],
  [productos, { productoCodigo: 'P-1', nombre: 'Tapa', kilosPorPieza: '0' }, []],
  [
    vendedores,
    { vendedorCodigo: ' ', email: '\t', activo: true },
    [
      'El código del vendedor es requerido',
      'El nombre del vendedor es requerido',
      'El apellido del vendedor es requerido',
      'El email del vendedor es requerido',
      'La división del vendedor es requerida',
      'Debe seleccionar un país',
    ],
  ],
  [
    vendedores,
    {
      vendedorCodigo: 'V-1',
      nombre: 'Ana',
      apellido: 'Gil',
      email: 'ana@',
      division: 'ENV',
      paisID: '4',
      activo: true,
    },
    ['El formato del email no es válido'],
  ],
  [divisiones, {}, ['El ID de la división es requerido', 'El nombre de la división es requerido']],
])('$0.title: the form $1 shows $2', (kind, values, expected) => {
  expect(messages(rulesOf(kind as never), values)).toEqual(expected);
});

const countries = recordKind<Cliente>({
  title: 'Países',
  singular: 'País',
  theOne: 'el país',
  filters: [],
  list: (_, page) => request(listarClientes, { query: page }),
  keyOf: ({ clienteID }) => clienteID,
  nameOf: ({ nombre }) => nombre,
  columns: [],
  writers: 'signedIn',
});

describe('a kind of record', () => {
  it('that only lists neither opens a form nor removes', () => {
    expect(rulesOf(countries)).not.toHaveProperty('form');
    expect(rulesOf(countries)).not.toHaveProperty('removal');
  });

  it('without a page size has room for every record on its one page', () => {
    expect(rulesOf(countries).pageSize).toBeGreaterThan(1_000_000);
    expect(rulesOf(clientes).list({ nombre: '' }, 5).input).toHaveProperty('query', {
      pageNumber: 5,
      pageSize: 10,
      nombre: undefined,
    });
  });

  it('has words of its own for when the server says nothing', () => {
    expect(formOf(rulesOf(clientes)).saved).toBe('Se guardó el cliente.');
    expect(rulesOf(clientes).removal?.removed).toBe('Se eliminó el cliente.');
  });
});

it('what a form fills in by itself reaches the machine', () => {
  const kind = recordKind<Cliente>({
    ...countries,
    form: {
      schema: DatosCliente,
      fields: [],
      adjust: (values, field) => (field === 'paisID' ? { ...values, nombre: '' } : values),
      create: (body) => request(crearCliente, { body }),
      update: (body) => request(crearCliente, { body }),
    },
  });
  expect(formOf(rulesOf(kind)).adjust?.({ nombre: 'x', paisID: '1' }, 'paisID')).toEqual({
    nombre: '',
    paisID: '1',
  });
});
