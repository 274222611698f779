import { type Periodo, TIPOS_PERIODO, type TipoPeriodo } from './entities.ts';
import { type Month, monthAt, monthIndex } from './months.ts';

type Start = Pick<Periodo, 'anioInicio' | 'mesInicio'>;

/** The type that a period's id or type contains; undefined for a text of no period. */
export function periodType(idOrTipo: string): TipoPeriodo | undefined {
  return TIPOS_PERIODO.find((tipo) => idOrTipo.includes(tipo));
}

/** Whether periods of a type are planned: what a CUR period holds has been sold. */
export function isPlanned(tipo: TipoPeriodo): boolean {
  return tipo !== 'CUR';
}

/** Whether a period takes a budget: SOP or BGT, open and visible. */
export function isBudgetable({
  tipo,
  activo,
  visible,
}: Pick<Periodo, 'tipo' | 'activo' | 'visible'>): boolean {
  return activo && visible && isPlanned(tipo);
}

/** Whether a month is before the period's start: shown, never typed. */
export function isHistoryMonth({ anioInicio, mesInicio }: Start, { anio, mes }: Month): boolean {
  return monthIndex(anio, mes) < monthIndex(anioInicio, mesInicio);
}

/** The months of a period's rows, the oldest first: from January of its first year to its last month. */
export function periodMonths({
  anioInicio,
  mesInicio,
  cantidadMeses,
}: Start & Pick<Periodo, 'cantidadMeses'>): Month[] {
  const first = monthIndex(anioInicio, 1);
  return Array.from({ length: mesInicio - 1 + cantidadMeses }, (_, at) => monthAt(first + at));
}
