import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { PERIODO_ID_PATTERN, Periodo } from './entities.ts';
import { envelopeOf } from './envelope.ts';
import { server } from './error-text.ts';
import { flag, requiredText, wholeNumber } from './fields.ts';
import { monthName } from './months.ts';

/** What is said of the form as a whole. */
export const COMPLETE_CORRECTLY = 'Por favor, complete todos los campos requeridos correctamente.';

/** What is said of a number of the form that is there and cannot be taken. */
export const APERTURA_BOUNDS = {
  anioInicio: 'El año de inicio debe ser un número entero entre 1900 y 2200',
  mesInicio: 'El mes de inicio debe ser un número entero entre 1 y 12',
  cantidadMeses: 'La cantidad de meses debe ser un número entero entre 1 y 36',
} as const;

/** The types that can be opened; CUR periods come from sales files. */
export const TIPOS_APERTURA = ['SOP', 'BGT'] as const;

/** Opening form and body: six required fields, one message for all; a value that cannot be taken says why. */
export const DatosApertura = z
  .object({
    /** The period whose relations and months are copied. */
    periodoOrigen: requiredText(COMPLETE_CORRECTLY, 20),
    /** The new period: type, an optional two-digit month, a dash, the year, as `SOP10-2025` or `BGT-2026`. */
    periodoDestino: requiredText(COMPLETE_CORRECTLY, 20),
    tipoPeriodo: z.enum(TIPOS_APERTURA, { error: COMPLETE_CORRECTLY }),
    anioInicio: within(1900, 2200, APERTURA_BOUNDS.anioInicio),
    mesInicio: within(1, 12, APERTURA_BOUNDS.mesInicio),
    cantidadMeses: within(1, 36, APERTURA_BOUNDS.cantidadMeses),
    /**
     * Of ours: whether the pairs of active salespeople that the origin lacks enter as well, with zeros. Not sent unless true: another
     * server may refuse a field that it does not know.
     */
    conAsignados: flag('conAsignados').optional(),
  })
  .superRefine((datos, context) => {
    // Its parts are compared only when each of them is right.
    const message = context.issues.length === 0 ? destinationProblem(datos) : undefined;
    if (message) context.addIssue({ code: 'custom', path: ['periodoDestino'], message });
  });
export type DatosApertura = z.output<typeof DatosApertura>;

type Start = Pick<DatosApertura, 'tipoPeriodo' | 'anioInicio' | 'mesInicio'>;

/** What was opened: destination, number of months, and where they start. */
export function openedText(
  datos: Pick<DatosApertura, 'periodoDestino' | 'anioInicio' | 'mesInicio' | 'cantidadMeses'>,
): string {
  const { periodoDestino, anioInicio, mesInicio, cantidadMeses } = datos;
  const months = cantidadMeses === 1 ? '1 mes' : `${cantidadMeses} meses`;
  const start = `${monthName(mesInicio).toLowerCase()} de ${anioInicio}`;
  return `Período ${periodoDestino} abierto correctamente: ${months} desde ${start}.`;
}

/** The id that a period is usually opened under: a forecast carries its month, a budget its year alone. */
export function usualPeriodoID({ tipoPeriodo, anioInicio, mesInicio }: Start): string {
  const month = tipoPeriodo === 'SOP' ? String(mesInicio).padStart(2, '0') : '';
  return `${tipoPeriodo}${month}-${anioInicio}`;
}

export const abrirPeriodo = endpoint({
  method: 'POST',
  path: '/api/v1/abrir-periodo',
  summary: 'Abre un período a partir de otro',
  access: ['ADMINISTRADOR'],
  body: DatosApertura,
  response: envelopeOf(Periodo),
  errors: { other: server('Error al abrir el período. Por favor, intente nuevamente.') },
});

/** An absent or unreadable number is an incomplete form; one out of its bounds has a message of its own. */
function within(min: number, max: number, message: string) {
  const any = wholeNumber({ min: -9_999_999_999, max: 9_999_999_999, message: COMPLETE_CORRECTLY });
  return any.pipe(z.number().min(min, { error: message }).max(max, { error: message }));
}

/** Why an id does not name such a period: it holds type and year, and the month where it holds one. */
function destinationProblem({
  periodoDestino,
  tipoPeriodo,
  anioInicio,
  mesInicio,
}: DatosApertura): string | undefined {
  const [, tipo, mes] = PERIODO_ID_PATTERN.exec(periodoDestino) ?? [];
  if (tipo === undefined) {
    return `${periodoDestino} no es un período: se escribe como SOP10-2025 o BGT-2026`;
  }
  if (tipo !== tipoPeriodo) return `${periodoDestino} no es un período de tipo ${tipoPeriodo}`;
  if (!periodoDestino.endsWith(`-${anioInicio}`)) {
    return `${periodoDestino} no es un período del año ${anioInicio}`;
  }
  return mes === undefined || Number(mes) === mesInicio
    ? undefined
    : `${periodoDestino} no empieza en ${monthName(mesInicio).toLowerCase()}`;
}
