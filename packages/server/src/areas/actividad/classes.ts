import type { ClaseActividad } from '@presupuesto/api-sdk/contract';

/** The class of what the audit names `noun.verb`, by its noun. */
const classOfNoun: Readonly<Record<string, Exclude<ClaseActividad, 'cifras'>>> = {
  presupuesto: 'presupuestos',
  nota: 'presupuestos',
  periodo: 'periodos',
  tasa: 'periodos',
  archivo: 'archivos',
  cliente: 'catalogos',
  producto: 'catalogos',
  division: 'catalogos',
  relacion: 'asignaciones',
  usuario: 'usuarios',
  vendedor: 'usuarios',
  clave: 'usuarios',
};

/** The class of an audited change; of one that has none yet, its noun. */
export function classOf(accion: string): string {
  const noun = accion.slice(0, accion.indexOf('.'));
  return classOfNoun[noun] ?? noun;
}

/** The nouns of a class. */
export function nounsOf(clase: ClaseActividad): string[] {
  return Object.keys(classOfNoun).filter((noun) => classOfNoun[noun] === clase);
}
