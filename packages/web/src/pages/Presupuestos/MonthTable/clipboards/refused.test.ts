import { expect, it } from 'vitest';
import { type Clipboard, FORECAST, pasted } from './clipboard.ts';

const cases: Record<string, Clipboard & { readonly said: string }> = {
  'three columns of figures': {
    text: '1\t2\t3\n4\t5\t6\n7\t8\t9',
    said: 'son 3 columnas y caben dos, Volumen y Precio',
  },
  'a month with three figures': {
    text: 'Enero\t1\t2\t3\nFebrero\t4\t5\t6',
    said: 'son 3 columnas y caben dos, Volumen y Precio',
  },
  'months that may be volumes': {
    text: '1\t33\n2\t34\n3\t35',
    said: 'la primera columna puede ser el número del mes o el volumen',
  },
  'a year that may be a volume': {
    text: '2027\t33',
    said: '«2027» puede ser un año o una cifra; copie sin él',
  },
  'a year above the figures': {
    text: '2027\n33\n34',
    said: '«2027» puede ser un año o una cifra; copie sin él',
  },
  'a comma that may be for thousands': {
    text: 'Enero\t12,500\nFebrero\t980',
    said: '«12,500» se puede leer de dos maneras, con miles o con decimales',
  },
  'a month that two years have': {
    text: 'Noviembre\t33',
    shown: FORECAST,
    said: 'noviembre puede ser de dos años; elija uno en Año',
  },
  'a month twice': { text: 'Enero\t1\nEnero\t2', said: 'enero está más de una vez' },
  'dates in either order': {
    text: '01/02/2027\t33',
    said: 'no se sabe si las fechas llevan primero el día o el mes',
  },
  'other months than those shown': {
    text: 'Ene-25\t1\nFeb-25\t2',
    said: 'esos meses no están abiertos en la tabla',
  },
  'rows of two clients': {
    text: 'Envases Andinos\t1\t2\t3\nLatas del Sur\t4\t5\t6',
    said: '«Envases Andinos, Latas del Sur» no son meses, ni Volumen y Precio',
  },
  'columns of two clients': {
    text: 'Mes\tAndinos\tDel Sur\nEnero\t1\t2',
    said: '«Andinos, Del Sur» no son meses, ni Volumen y Precio',
  },
  'a name that may stand where a figure should': {
    text: 'pendiente\n33\n34',
    said: '«pendiente» no son meses, ni Volumen y Precio',
  },
  'a name before one figure': {
    text: 'Presupuesto\t33',
    said: '«Presupuesto» no son meses, ni Volumen y Precio',
  },
  'a list of products': {
    text: 'Tapa\t1\nCuerpo\t2\n',
    said: '«Tapa, Cuerpo» no son meses, ni Volumen y Precio',
  },
  kilos: { text: 'Mes\tKilos\nEnero\t12000', said: '«Kilos» no está en toneladas ni en precio por kg' },
  'thousands of tonnes': {
    text: 'Mes\tVolumen (miles de t)\nEnero\t12',
    said: '«Volumen (miles de t)» no está en toneladas ni en precio por kg',
  },
  'money on the volume': { text: '33 €\n34 €', said: 'son importes de dinero; péguelos en Precio' },
  'prices in euros for a pair in pesos': {
    text: '12,50 €\n13,50 €',
    field: 'precio',
    said: 'son EUR y el precio de este par va en COP',
  },
  'one price among volumes in another currency': {
    text: '33\t$ 4\n34\tUSD 3,5',
    said: 'son USD y el precio de este par va en COP',
  },
  'a heading of another currency': {
    text: 'Mes\tPrecio (PEN/kg)\nEnero\t5,5',
    said: 'son PEN y el precio de este par va en COP',
  },
  'tonnes on the price': { text: '12,5 t\n13 t', field: 'precio', said: 'son toneladas, y aquí van precios' },
  'two columns on the price': {
    text: '10\t4\n11\t5',
    field: 'precio',
    said: 'son volumen y precio; péguelos en Volumen',
  },
  'an empty column that may be the volume': {
    text: 'Enero\t\t33\nFebrero\t\t34',
    said: 'hay una columna vacía, que puede ser el volumen; copie sin ella',
  },
  'figures that end in their sum': {
    text: '10\n20\n30\n60',
    said: 'la última cifra es la suma de las otras; copie sin el total',
  },
  'two volumes': {
    text: 'Mes\tVolumen 2026\tVolumen 2027\nEnero\t1\t2',
    said: 'hay más de una columna «Volumen 2027»',
  },
  'months both ways': {
    text: 'Enero\tFebrero\t3\nFebrero\t2\t3\n',
    said: 'hay meses en filas y en columnas',
  },
  'names alone': { text: 'Enero\tFebrero\nMarzo\tAbril', said: 'no hay ninguna cifra' },
};

it.each(Object.entries(cases))('a clipboard with %s is refused', (_, { said, ...clipboard }) => {
  expect(pasted(clipboard)).toEqual({ wrote: '', said: `Nada pegado: ${said}` });
});

it.each(['33\r\n', '33 €', '"33"', ''])('a clipboard of one cell, %j, is an ordinary paste', (text) => {
  expect(pasted({ text }).wrote).toBe('a single cell');
});
