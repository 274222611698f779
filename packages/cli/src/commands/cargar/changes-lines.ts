import { type CambiosCarga, monthName, type ResultadoCarga } from '@presupuesto/api-sdk';
import { count } from '../../console/figures.ts';

const amount = new Intl.NumberFormat('es-ES', { useGrouping: 'always', maximumFractionDigits: 3 });
const euros = new Intl.NumberFormat('es-ES', {
  useGrouping: 'always',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** What a load changes, or would, a line a fact; none where a server does not send it. */
export function changesLines(
  { cambios, filasOmitidas, totalFilasOmitidas }: ResultadoCarga,
  how: { isCheck: boolean },
): string[] {
  const omitted = filasOmitidas ?? [];
  const unlisted = (totalFilasOmitidas ?? 0) - omitted.length;
  const more = unlisted > 0 ? ` y ${count(unlisted)} más` : '';
  const lines =
    omitted.length > 0 ? [`Filas de totales omitidas: ${omitted.map(count).join(', ')}${more}`] : [];
  if (!cambios) return lines;
  const made = how.isCheck ? ' (se crearía)' : ' (creado)';
  return [
    ...lines,
    `Período: ${cambios.periodoID}${cambios.periodoNuevo ? made : ''}`,
    `Filas nuevas: ${count(cambios.filasNuevas)}; cambiadas: ${count(cambios.filasCambiadas)}; iguales: ${count(cambios.filasIguales)}`,
    `Toneladas: ${amount.format(cambios.toneladasAntes)} → ${amount.format(cambios.toneladasDespues)}`,
    `EUR: ${inEuro(cambios.valorEURAntes)} → ${inEuro(cambios.valorEURDespues)}`,
    ...ratesLines(cambios),
    `Pares nuevos: ${count(cambios.paresNuevos)}`,
    ...budgetLines(cambios, how),
  ];
}

const inEuro = (value: number | null | undefined): string =>
  value === null || value === undefined ? 'sin tasa' : euros.format(value);

function ratesLines({ tasasFaltantes, periodoID }: CambiosCarga): string[] {
  if (tasasFaltantes.length === 0) return [];
  const named = tasasFaltantes.map(({ monedaID, mes }) =>
    mes ? `${monedaID} (${monthName(mes).toLowerCase()})` : monedaID,
  );
  return [`Faltan tasas de cambio de ${periodoID}: ${named.join(', ')}`];
}

function budgetLines(
  { paresPorAsignar, presupuestosAbiertos, asignados }: CambiosCarga,
  { isCheck }: { isCheck: boolean },
): string[] {
  if (paresPorAsignar === 0) return [];
  const budgets = presupuestosAbiertos.join(', ');
  if (asignados) return [`Pares añadidos a ${budgets}: ${count(paresPorAsignar)}`];
  const how = isCheck ? 'cargue con --asignar-en-abiertos' : 'repita la carga con --asignar-en-abiertos';
  return [`Pares que no están en ${budgets}: ${count(paresPorAsignar)} (para añadirlos, ${how})`];
}
