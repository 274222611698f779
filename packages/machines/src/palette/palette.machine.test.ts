import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { walk } from '../test/walk.ts';
import { paletteMachine } from './palette.machine.ts';
import type { PaletteEvent, PaletteGroup, PaletteItem } from './palette.types.ts';
import { activeItem, paletteResults } from './results.ts';

const item = (group: PaletteGroup, label: string, over: Partial<PaletteItem> = {}): PaletteItem => ({
  id: `${group}:${label}:${over.detail ?? ''}`,
  group,
  label,
  ...over,
});

const pairs = [
  item('pares', 'Conservas PERÚ', { detail: 'Hojalata 0,20', aside: 'C-101 · ACE-7' }),
  item('pares', 'Conservas PERÚ', { detail: 'Lámina', aside: 'C-101 · ACE-9' }),
  item('pares', 'Excelsior', { detail: 'Hojalata 0,20', aside: 'C-102 · ACE-7' }),
];
const items = [
  ...pairs,
  item('presupuestos', 'BGT-2027'),
  item('pantallas', 'Presupuestos'),
  item('acciones', 'Subir Excel…'),
  item('acciones', 'Descargar Excel'),
  item('acciones', 'Aprobar Presupuesto'),
];

function opened(offered: readonly PaletteItem[] = items) {
  const palette = createActor(paletteMachine, { input: { items: offered } }).start();
  const context = () => palette.getSnapshot().context;
  return {
    palette,
    send: (event: PaletteEvent) => palette.send(event),
    type: (text: string) => palette.send({ type: 'query.typed', text }),
    results: () => paletteResults(context()),
    shown: () => paletteResults(context()).shown.map(({ label, detail }) => detail ?? label),
    active: () => activeItem(context())?.label,
    output: () => palette.getSnapshot().output,
  };
}

describe('what is found', () => {
  test('every word counts, in names, products and codes, without case or accents', () => {
    const { type, shown } = opened();
    type('peru');
    expect(shown()).toEqual(['Hojalata 0,20', 'Lámina']);
    type('  LAMINA conserv ');
    expect(shown()).toEqual(['Lámina']);
    type('ace-7 c-102');
    expect(shown()).toEqual(['Hojalata 0,20']);
    type('zinc');
    expect(shown()).toEqual([]);
  });

  test('what begins as the query comes first, then what has words that do, and so do the groups', () => {
    const { type, shown, results } = opened();
    type('excel');
    expect(results().groups.map(({ group }) => group)).toEqual(['pares', 'acciones']);
    type('presu');
    expect(shown()).toEqual(['Presupuestos', 'Aprobar Presupuesto']);
    type('descargar');
    expect(shown()).toEqual(['Descargar Excel']);
  });

  test('before anything is typed each group stands there, actions by name', () => {
    const { shown } = opened();
    expect(shown()).toEqual([
      'Hojalata 0,20',
      'Lámina',
      'Hojalata 0,20',
      'BGT-2027',
      'Presupuestos',
      'Aprobar Presupuesto',
      'Descargar Excel',
      'Subir Excel…',
    ]);
  });

  test('of 5 000 pairs a few are shown at first and 50 results at most, and all of them are counted', () => {
    const many = Array.from({ length: 5_000 }, (_, n) => item('pares', `Cliente ${n}`));
    const { type, results } = opened([...many, item('acciones', 'Clientes nuevos')]);
    expect([results().shown.length, results().count]).toEqual([4, 5_001]);
    type('cliente');
    expect([results().shown.length, results().count]).toEqual([50, 5_001]);
    expect(results().shown.at(-1)?.label).toBe('Clientes nuevos');
    type('cliente 4999');
    expect(results().shown.map(({ label }) => label)).toEqual(['Cliente 4999']);
  });
});

describe('the keyboard', () => {
  test('stands on the first result, walks over all groups and stops at both ends', () => {
    const { send, type, active } = opened();
    expect(active()).toBe('Conservas PERÚ');
    send({ type: 'items.walked', step: 3 });
    expect(active()).toBe('BGT-2027');
    send({ type: 'items.walked', step: Number.POSITIVE_INFINITY });
    expect(active()).toBe('Subir Excel…');
    send({ type: 'items.walked', step: 1 });
    expect(active()).toBe('Subir Excel…');
    send({ type: 'items.walked', step: -1 });
    expect(active()).toBe('Descargar Excel');
    type('bgt');
    expect(active()).toBe('BGT-2027');
  });

  test('stays where it is while others come, and goes to the first where its own has gone', () => {
    const { send, active } = opened();
    send({ type: 'items.walked', step: 3 });
    send({ type: 'items.changed', items: [item('pares', 'Aerosoles'), ...items] });
    expect(active()).toBe('BGT-2027');
    send({ type: 'items.changed', items: pairs });
    expect(active()).toBe('Conservas PERÚ');
  });
});

describe('choosing', () => {
  test('Enter chooses the active result, a click its own', () => {
    const entered = opened();
    entered.type('descargar');
    entered.send({ type: 'active.chosen' });
    expect(entered.output()).toBe('acciones:Descargar Excel:');
    const clicked = opened();
    clicked.send({ type: 'item.chosen', id: 'presupuestos:BGT-2027:' });
    expect(clicked.output()).toBe('presupuestos:BGT-2027:');
  });

  test('where nothing was found Enter chooses nothing; closing neither', () => {
    const { type, send, palette, output } = opened();
    type('zinc');
    send({ type: 'active.chosen' });
    send({ type: 'items.walked', step: 1 });
    send({ type: 'item.chosen', id: 'presupuestos:BGT-2027:' });
    expect(palette.getSnapshot().status).toBe('active');
    send({ type: 'palette.closed' });
    expect([palette.getSnapshot().status, output()]).toEqual(['done', null]);
  });
});

test('every state is reached and left', () => {
  const events = [{ type: 'query.typed', text: 'x' }, { type: 'active.chosen' }, { type: 'palette.closed' }];
  expect(walk(paletteMachine, { input: { items }, events })).toEqual({ unreached: [], stuck: [] });
});
