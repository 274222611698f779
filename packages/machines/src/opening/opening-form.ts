import {
  APERTURA_BOUNDS,
  COMPLETE_CORRECTLY,
  DatosApertura,
  problemsOf,
  REQUIRED_FIELD,
  usualPeriodoID,
} from '@presupuesto/api-sdk/contract';
import type { OpeningContext, OpeningDraft, OpeningField, OpeningValues } from './opening.types.ts';

export const blankValues: OpeningValues = {
  periodoOrigen: '',
  periodoDestino: '',
  tipoPeriodo: '',
  anioInicio: '',
  mesInicio: '',
  cantidadMeses: '',
};

type Typed = Pick<OpeningContext, 'values' | 'isOwnDestination' | 'problems' | 'problem' | 'opened'>;

/**
 * The form after one field has changed: what was said of it goes, and the destination follows type, year and month until
 * somebody types one. An emptied destination follows them again.
 */
export function afterTyping(context: OpeningContext, field: OpeningField, value: string): Typed {
  const typed = { ...context.values, [field]: value };
  const isOwnDestination = field === 'periodoDestino' ? value.trim() !== '' : context.isOwnDestination;
  const follows = isPartOfID(field) && !isOwnDestination;
  const values = follows ? { ...typed, periodoDestino: suggestedID(typed) } : typed;
  // The destination was compared with these three.
  const judged: readonly OpeningField[] = isPartOfID(field) ? [field, 'periodoDestino'] : [field];
  const problems = Object.fromEntries(
    Object.entries(context.problems).filter(([name]) => !judged.includes(name as OpeningField)),
  );
  return { values, isOwnDestination, problems, problem: null, opened: null };
}

/** What is typed into the form; null while it is empty. */
export function openingDraft({ values, withAssigned, isOwnDestination }: OpeningDraft): OpeningDraft | null {
  const isEmpty = !withAssigned && Object.values(values).every((value) => value === '');
  return isEmpty ? null : { values, withAssigned, isOwnDestination };
}

/** Guards against what an older version has kept. */
export function isOpeningDraft(value: unknown): value is OpeningDraft {
  if (typeof value !== 'object' || value === null || !('values' in value)) return false;
  const { values } = value;
  if (typeof values !== 'object' || values === null) return false;
  const texts = new Map<string, unknown>(Object.entries(values));
  return (
    Object.keys(blankValues).every((field) => typeof texts.get(field) === 'string') &&
    'withAssigned' in value &&
    typeof value.withAssigned === 'boolean' &&
    'isOwnDestination' in value &&
    typeof value.isOwnDestination === 'boolean'
  );
}

/** What the form asks for. @throws ZodError where it is wrong */
export function openingOrder({ values, withAssigned }: OpeningDraft): DatosApertura {
  return DatosApertura.parse({ ...values, ...(withAssigned && { conAsignados: true }) });
}

/** What is wrong with the form, by field; undefined when it can be sent. */
export function openingProblems(values: OpeningValues): OpeningContext['problems'] | undefined {
  const problems = problemsOf(DatosApertura, values).map(({ field, message }) => [
    field,
    message === COMPLETE_CORRECTLY ? incompleteText(field as OpeningField, values) : message,
  ]);
  return problems.length === 0 ? undefined : Object.fromEntries(problems);
}

/** What the contract says of the form as a whole, at a field: that it is empty, or which numbers it takes. */
function incompleteText(field: OpeningField, values: OpeningValues): string {
  if (values[field].trim() === '') return REQUIRED_FIELD;
  return field in APERTURA_BOUNDS
    ? APERTURA_BOUNDS[field as keyof typeof APERTURA_BOUNDS]
    : COMPLETE_CORRECTLY;
}

function isPartOfID(field: OpeningField): boolean {
  return field === 'tipoPeriodo' || field === 'anioInicio' || field === 'mesInicio';
}

/** The usual id of such a period, as soon as all that it is made of is there; else none. */
function suggestedID(values: OpeningValues): string {
  const { tipoPeriodo, anioInicio, mesInicio } = DatosApertura.shape;
  const tipo = tipoPeriodo.safeParse(values.tipoPeriodo).data;
  const anio = anioInicio.safeParse(values.anioInicio).data;
  const mes = mesInicio.safeParse(tipo === 'BGT' ? 1 : values.mesInicio).data;
  if (tipo === undefined || anio === undefined || mes === undefined) return '';
  return usualPeriodoID({ tipoPeriodo: tipo, anioInicio: anio, mesInicio: mes });
}
