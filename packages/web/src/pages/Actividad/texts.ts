import { type Actividad, type ClaseActividad, monthAbbreviation } from '@presupuesto/api-sdk/contract';
import { formatDecimal, formatTotal } from '../../format/numbers.ts';
import { recordOf } from './details.ts';

export const CLASS_NAMES: Readonly<Record<ClaseActividad, string>> = {
  cifras: 'Cifras',
  presupuestos: 'Presupuestos',
  periodos: 'Períodos',
  archivos: 'Archivos',
  catalogos: 'Catálogos',
  asignaciones: 'Asignaciones',
  usuarios: 'Usuarios',
};

/** What was done, as the server names it, and as people do. */
const TITLES: Readonly<Record<string, string>> = {
  'presupuesto.aprobado': 'Presupuesto aprobado',
  'presupuesto.marcado': 'Presupuestado sin cambiar cifras',
  'presupuesto.reabierto': 'Presupuesto reabierto',
  'nota.guardada': 'Nota guardada',
  'nota.quitada': 'Nota quitada',
  'periodo.abierto': 'Período abierto',
  'periodo.cambiado': 'Período cambiado',
  'periodo.eliminado': 'Período eliminado',
  'tasa.creada': 'Tasa de cambio creada',
  'tasa.cambiada': 'Tasa de cambio cambiada',
  'tasa.movida': 'Tasa de cambio llevada a otro período',
  'tasa.eliminada': 'Tasa de cambio eliminada',
  'archivo.cargado': 'Archivo de ventas cargado',
  'archivo.asignado': 'Pares de un archivo de ventas añadidos',
  'cliente.creado': 'Cliente creado',
  'cliente.actualizado': 'Cliente cambiado',
  'cliente.eliminado': 'Cliente eliminado',
  'producto.creado': 'Producto creado',
  'producto.actualizado': 'Producto cambiado',
  'producto.eliminado': 'Producto eliminado',
  'division.creada': 'División creada',
  'division.actualizada': 'División cambiada',
  'division.eliminada': 'División eliminada',
  'relacion.asignada': 'Productos asignados',
  'relacion.actualizada': 'Moneda de los pares de un cliente cambiada',
  'relacion.eliminada': 'Producto quitado a un cliente',
  'usuario.creado': 'Usuario creado',
  'usuario.actualizado': 'Usuario cambiado',
  'vendedor.creado': 'Vendedor creado',
  'vendedor.actualizado': 'Vendedor cambiado',
  'clave.cambiada': 'Contraseña cambiada',
  'clave.restablecida': 'Contraseña restablecida',
  'clave.recuperacion-pedida': 'Recuperación de contraseña pedida',
};

/** How a figure came to be. */
const ORIGINS: Readonly<Record<string, string>> = {
  tecleado: 'Tecleado',
  pegado: 'Pegado',
  replicado: 'Replicado',
  referente: 'Copiado del referente',
  reparto: 'Repartido',
  deshecho: 'Deshecho',
  libro: 'De un libro de Excel',
  restaurado: 'Restaurado',
  archivo: 'Archivo de ventas',
};

const FIGURES = {
  volumenTon: { name: 'Volumen', unit: 't' },
  precio: { name: 'Precio', unit: 'por kg' },
} as const;

/** Whether a figure was changed. */
export function isFigure({ campo, antes, despues }: Actividad): boolean {
  return Boolean(campo) && typeof antes === 'number' && typeof despues === 'number';
}

/** `Volumen · oct 2026 · 40 → 48 t`, `816 cifras de 34 pares · volumen 510 → 520 t`, or `Cliente cambiado: Envases Andinos`. */
export function titleOf(item: Actividad): string {
  if (item.cifras) return groupTitle(item.cifras, item);
  const { campo, anio, mes, antes, despues } = item;
  if (campo && typeof antes === 'number' && typeof despues === 'number') {
    const { name, unit } = FIGURES[campo];
    const month = anio && mes ? ` · ${monthAbbreviation(mes).toLowerCase()} ${anio}` : '';
    return `${name}${month} · ${formatDecimal(antes)} → ${formatDecimal(despues)} ${unit}`;
  }
  const title = TITLES[item.accion] ?? `Otro cambio (${item.accion})`;
  const subject = subjectOf(item);
  return subject === '' ? title : `${title}: ${subject}`;
}

/** How many figures were changed at once, of how many pairs, and what their volumes come to. */
function groupTitle(cifras: number, { pares, toneladas }: Actividad): string {
  const pairs = pares && pares > 1 ? ` de ${formatTotal(pares)} pares` : '';
  const tonnes = toneladas
    ? ` · volumen ${formatDecimal(toneladas.antes)} → ${formatDecimal(toneladas.despues)} t`
    : '';
  return `${formatTotal(cifras)} cifras${pairs}${tonnes}`;
}

/** Of which client and product, where both are known or it is about both. */
export function pairOf({ nombreCliente, nombreProducto }: Actividad): string {
  return [nombreCliente, nombreProducto].filter(Boolean).join(' · ');
}

/** The class and, of a figure, how it came to be. */
export function kindOf(item: Actividad): { name: string; origin: string } {
  const name = Object.entries(CLASS_NAMES).find(([clase]) => clase === item.clase)?.[1] ?? item.clase;
  const isOfFigures = isFigure(item) || Boolean(item.cifras);
  return { name, origin: isOfFigures ? (ORIGINS[item.accion] ?? item.accion) : '' };
}

/** What a change is about, by the name that people know. */
function subjectOf(item: Actividad): string {
  const record = { ...recordOf(item.antes), ...recordOf(item.despues) };
  const text = (name: string) => (typeof record[name] === 'string' ? record[name] : '');
  if (item.accion.startsWith('tasa.')) return text('monedaID');
  if (item.accion.startsWith('archivo.')) return text('archivo');
  if (item.accion.startsWith('nota.')) return '';
  return (
    text('nombreUsuario') || [text('nombre'), text('apellido')].filter(Boolean).join(' ') || text('usuario')
  );
}

const moment = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** `3 nov 2026, 18:04`, here. */
export const momentOf = ({ fecha }: Actividad): string => moment.format(new Date(fecha));
