import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { ParConMeses, PeriodoID, Venta, VentaPeriodo } from './entities.ts';
import { envelope, envelopeOf, pageOf } from './envelope.ts';
import { server } from './error-text.ts';
import { exactDecimal, monthID, page, requiredText, rowID } from './fields.ts';

const params = z.object({ ventaID: monthID('ventaID') });

/** Largest tonnage and price per kg of a month that the product stores. */
export const MAX_AMOUNT = 99_999_999;

/** Decimals that are kept: tonnes to the kilo, prices to a ten-thousandth; more are rounded half up. */
export const AMOUNT_DECIMALS = { volumenTon: 3, precio: 4 } as const;

/** Tonnes of a month: not negative, kept with 3 decimals. */
export const VolumenTon = exactDecimal({
  max: MAX_AMOUNT,
  message: 'El volumen debe ser un número válido mayor o igual a 0',
});

/** Price per kg in the local currency: not negative, kept with 4 decimals. */
export const Precio = exactDecimal({
  max: MAX_AMOUNT,
  message: 'El precio debe ser un número válido mayor o igual a 0',
});

export const listarVentas = endpoint({
  method: 'GET',
  path: '/api/v1/ventas/listar-ventas',
  summary: 'Lista los meses de un par cliente-producto del vendedor en un período',
  access: ['VENDEDOR'],
  query: z.object({ periodoID: PeriodoID, clienteID: rowID('clienteID'), productoID: rowID('productoID') }),
  response: envelopeOf(z.array(Venta)),
  errors: { other: server('Error al cargar las ventas') },
});

/** Largest page of a whole budget, in months: 120 000 of them, 5 000 pairs of two years, come in 24 answers. */
export const BUDGET_PAGE_SIZE = 5000;

/**
 * Of ours beyond the specification: every month of a period, for exports and for what a seller should know before approving. A
 * seller gets their own pairs; an administrator everybody's, or those of `vendedorID`. Ordered by salesperson, client, product
 * and month; `rows` counts months. A removed pair is there only where a closed period keeps it.
 */
export const listarVentasPeriodo = endpoint({
  method: 'GET',
  path: '/api/v1/ventas/periodo/:periodoID',
  summary: 'Lista, por páginas, todos los meses de un período con su vendedor, cliente y producto',
  access: 'signedIn',
  extension: true,
  params: z.object({ periodoID: PeriodoID }),
  query: z.object({ ...page(BUDGET_PAGE_SIZE), vendedorID: rowID('vendedorID').optional() }),
  response: pageOf(VentaPeriodo),
  errors: { other: server('Error al cargar las ventas') },
});

/** Largest page of a budget by pairs: two years of them are 2 MB before they are compressed. */
export const PAIRS_PAGE_SIZE = 500;

/**
 * Of ours beyond the specification: one salesperson's budget of a period, each pair once with all its months, in less than a third of what
 * `listarVentasPeriodo` takes. A seller gets their own; an administrator names whose. Ordered by client and product; `rows`
 * counts pairs. A removed pair is there only where a closed period keeps it.
 */
export const listarParesPeriodo = endpoint({
  method: 'GET',
  path: '/api/v1/ventas/periodo/:periodoID/pares',
  summary: 'Lista, por páginas, los pares de un vendedor en un período, cada uno con sus meses',
  access: 'signedIn',
  extension: true,
  params: z.object({ periodoID: PeriodoID }),
  query: z.object({ ...page(PAIRS_PAGE_SIZE), vendedorID: rowID('vendedorID').optional() }),
  response: pageOf(ParConMeses),
  errors: { other: server('Error al cargar las ventas') },
});

export const guardarVolumen = endpoint({
  method: 'PUT',
  path: '/api/v1/ventas/:ventaID/volumen',
  summary: 'Guarda las toneladas de un mes',
  access: ['VENDEDOR'],
  conditional: 'figure',
  params,
  /** With `visto`, of ours beyond the specification, it is saved only where that figure stands, or the new one already. */
  query: z.object({ volumenTon: VolumenTon, visto: VolumenTon.optional() }),
  response: envelope(),
  errors: { other: server('Error al guardar el volumen') },
});

/** The currency that a price was seen in, `monedaID` of its pair: it is refused where the pair has another one by now. */
export const MonedaVista = requiredText('moneda no es una moneda', 10).optional();

export const guardarPrecio = endpoint({
  method: 'PUT',
  path: '/api/v1/ventas/:ventaID/precio',
  summary: 'Guarda el precio por kg de un mes',
  access: ['VENDEDOR'],
  conditional: 'figure',
  params,
  /** `visto` as above; `moneda`, of ours too: saved only where the pair is in that currency, else 400. */
  query: z.object({ precio: Precio, visto: Precio.optional(), moneda: MonedaVista }),
  response: envelope(),
  errors: { other: server('Error al guardar el precio') },
});

export const listarMonedas = endpoint({
  method: 'GET',
  path: '/api/v1/ventas/moneda',
  summary: 'Lista las monedas de un período',
  access: 'signedIn',
  query: z.object({ periodoID: PeriodoID }),
  response: envelopeOf(z.array(z.string())),
  errors: { other: server('Error al cargar las monedas') },
});
