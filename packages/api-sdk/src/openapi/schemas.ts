import * as z from 'zod';
import {
  Actividad,
  Aprobacion,
  Cambio,
  CambioPedido,
  CambioPeriodo,
  CambiosCarga,
  CifraDeMomento,
  CifraLibro,
  CifraNoEscrita,
  Cliente,
  ClienteProductoPeriodo,
  ComparacionLibro,
  Conflicto,
  ConflictoCifra,
  ConflictoNota,
  Credenciales,
  DashboardItem,
  DatosApertura,
  DatosCliente,
  DatosDivision,
  DatosNota,
  DatosPeriodoMoneda,
  DatosProducto,
  DatosReapertura,
  DatosUsuario,
  DatosVendedor,
  Division,
  Evento,
  LecturaDudosa,
  Nota,
  Pais,
  ParConMeses,
  Periodo,
  PeriodoMoneda,
  Producto,
  Recuperacion,
  ResultadoCambio,
  ResultadoCarga,
  ResumenPresupuesto,
  Sesion,
  TasaFaltante,
  Usuario,
  Vendedor,
  Venta,
  VentaPeriodo,
} from '../contract/index.ts';
import type { JsonSchema } from './types.ts';

/** What is sent and what is answered: a schema that transforms has two shapes. */
export type Side = 'input' | 'output';

/** Schemas that have a name of their own in the document: entities of answers, forms of requests. */
const named = z.registry<{ id: string }>();
const entities = {
  Sesion,
  Usuario,
  Division,
  Pais,
  Vendedor,
  Cliente,
  Producto,
  DashboardItem,
  ClienteProductoPeriodo,
  Venta,
  VentaPeriodo,
  ParConMeses,
  ResumenPresupuesto,
  Periodo,
  PeriodoMoneda,
  TasaFaltante,
  CambiosCarga,
  ResultadoCarga,
  Nota,
  Cambio,
  CambioPeriodo,
  ResultadoCambio,
  CifraDeMomento,
  ComparacionLibro,
  CifraLibro,
  CifraNoEscrita,
  LecturaDudosa,
  Aprobacion,
  Actividad,
  Evento,
  Conflicto,
  ConflictoCifra,
  ConflictoNota,
};
const forms = {
  Credenciales,
  Recuperacion,
  DatosUsuario,
  DatosDivision,
  DatosVendedor,
  DatosCliente,
  DatosProducto,
  DatosPeriodoMoneda,
  DatosApertura,
  CambioPedido,
  DatosNota,
  DatosReapertura,
};
for (const [id, schema] of Object.entries({ ...entities, ...forms })) named.add(schema, { id });

/** Collects the named schemas that the others refer to. */
export class Schemas {
  readonly components: Record<string, JsonSchema> = {};

  /** A zod schema as JSON Schema; what has a name becomes a reference. */
  of(schema: z.ZodType, side: Side): JsonSchema {
    const { $defs, ...own } = convert(schema, side);
    for (const [name, definition] of Object.entries($defs ?? {})) {
      const { id: _id, ...component } = definition;
      this.components[name] = pointToComponents(component);
    }
    return pointToComponents(own);
  }
}

type Converted = JsonSchema & { $schema?: string; id?: string; $defs?: Record<string, Converted> };

function convert(schema: z.core.$ZodType, side: Side): Converted {
  const { $schema: _draft, ...converted } = z.toJSONSchema(schema, {
    io: side,
    metadata: named,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const plain = simpler(zodSchema, side) ?? withoutNoise(jsonSchema as JsonSchema);
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, plain);
    },
  });
  return converted as Converted;
}

/** What a reader should see of a schema that takes more than it says, or that zod cannot express. */
function simpler(schema: z.core.$ZodType, side: Side): JsonSchema | undefined {
  // `contentMediaType` is what OpenAPI 3.1 says; generators of clients read `format`.
  if (schema instanceof z.ZodCustom) {
    return { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' };
  }
  if (schema instanceof z.ZodUnion) return unionAsOne(schema);
  if (!(schema instanceof z.ZodPipe)) return undefined;
  const { in: given, out: taken } = schema.def;
  // A number, which may also be sent as its digits: queries and paths carry nothing else.
  if (taken instanceof z.ZodNumber) return convert(taken, 'output');
  if (side === 'output' && taken instanceof z.ZodTransform) return convert(given, 'output');
  return undefined;
}

/** An exact decimal, as a number or as text, and a flag of a query. */
function unionAsOne({ options: [first, second] }: z.ZodUnion): JsonSchema | undefined {
  if (first instanceof z.ZodBoolean) return { type: 'boolean' };
  if (!(first instanceof z.ZodNumber && second instanceof z.ZodString)) return undefined;
  return { type: ['number', 'string'], minimum: 0, pattern: '^\\d{1,15}(\\.\\d{1,20})?$' };
}

function withoutNoise(schema: JsonSchema): JsonSchema {
  const { minimum, maximum, anyOf, ...rest } = schema;
  // What may be anything needs no list of what else it may be.
  const isAnything = anyOf?.some((one) => Object.keys(one).length === 0);
  return {
    ...rest,
    ...(anyOf && (isAnything ? { description: 'Cualquier valor, o ninguno' } : { anyOf })),
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
  };
}

/** The same schema with its references to where OpenAPI keeps named schemas. */
function pointToComponents(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
