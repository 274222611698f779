import { formatDecimal } from '../../format/numbers.ts';

/** A field of what was changed, before and after; null where there was nothing. */
export interface Detail {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

type State = number | Readonly<Record<string, unknown>> | null | undefined;

/** The fields that people know; of others, the name itself is read. */
const NAMES: Readonly<Record<string, string>> = {
  activo: 'Activo',
  anioInicio: 'Año de inicio',
  apellido: 'Apellido',
  aprobaciones: 'Aprobaciones',
  archivo: 'Archivo',
  asignarEnAbiertos: 'Asignar en períodos abiertos',
  bloqueado: 'Bloqueado',
  cantidadMeses: 'Cantidad de meses',
  clienteCodigo: 'Código del cliente',
  clienteProductoPeriodoIDs: 'Pares',
  divisionID: 'División',
  eliminada: 'Eliminada',
  email: 'Correo electrónico',
  errores: 'Filas con errores',
  filas: 'Pares',
  guardadas: 'Ventas guardadas',
  kilosPorPieza: 'Kilos por pieza',
  mes: 'Mes',
  mesInicio: 'Mes de inicio',
  monedaID: 'Moneda',
  motivo: 'Motivo',
  nombre: 'Nombre',
  nombreUsuario: 'Usuario',
  periodoID: 'Período',
  periodoOrigen: 'Período de origen',
  periodos: 'Períodos',
  productoCodigo: 'Código del producto',
  productoIDs: 'Productos',
  relaciones: 'Pares',
  sinPresupuestar: 'Pares sin presupuestar',
  tasaCambioEUR: 'Tasa de cambio',
  tasas: 'Tasas de cambio',
  texto: 'Texto',
  tipo: 'Tipo',
  tipoUsuario: 'Tipo de usuario',
  totalVentas: 'Ventas',
  totalVentasEUR: 'Ventas EUR',
  totalVolumenTon: 'Toneladas',
  vendedorCodigo: 'Código del vendedor',
  ventas: 'Meses',
  visible: 'Visible',
};

/** What was recorded, without a single figure. */
export function recordOf(state: State): Readonly<Record<string, unknown>> {
  return typeof state === 'object' && state !== null ? state : {};
}

/** The fields that were changed; all of them where something was made or deleted. */
export function detailsOf(antes: State, despues: State): readonly Detail[] {
  const before = recordOf(antes);
  const after = recordOf(despues);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .filter((name) => !isNumber(name, before[name] ?? after[name]))
    .map((name) => ({ name: NAMES[name] ?? name, before: textOf(before[name]), after: textOf(after[name]) }));
}

/** Numbers of records say nothing to people; their names stand beside them. */
const isNumber = (name: string, value: unknown): boolean => name.endsWith('ID') && typeof value === 'number';

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number') return formatDecimal(value);
  if (Array.isArray(value)) return listText(value);
  if (typeof value === 'object') {
    const said = Object.entries(value).map(([name, one]) => `${NAMES[name] ?? name}: ${textOf(one) ?? '—'}`);
    return said.join(' · ');
  }
  return typeof value === 'string' ? value : null;
}

/** Up to a few are named; of numbers of records it is said how many. */
function listText(values: readonly unknown[]): string {
  if (values.length === 0) return 'Ninguno';
  if (values.every((value) => typeof value === 'number')) return formatDecimal(values.length);
  return values.map((value) => textOf(value) ?? '—').join(', ');
}
