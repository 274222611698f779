import {
  ContenidoPeriodo,
  contenidoPeriodo,
  eliminarPeriodo,
  firstProblem,
  listarPeriodos,
  monthName,
  type Periodo,
  TIPOS_PERIODO,
} from '@presupuesto/api-sdk/contract';
import { request } from '@presupuesto/machines';
import { formatTotal } from '../../format/numbers.ts';
import { type FilterValues, recordKind } from '../../management/record-kind.ts';
import { PeriodTag } from '../../ui/Tag/PeriodTag.tsx';
import { Id } from './Periodos.parts.ts';
import { PeriodSwitch } from './PeriodSwitch.tsx';

/** The periods (specification §2, Periodos): opened and loaded elsewhere, so that nobody creates or edits one here. */
export const periodos = recordKind<Periodo>({
  title: 'Periodos',
  singular: 'Período',
  plural: 'períodos',
  theOne: 'el período',
  filters: [
    { name: 'periodoID', param: 'id', label: 'ID', placeholder: 'ID del período' },
    { name: 'anio', label: 'Año', placeholder: 'Todos', type: 'integer' },
    { name: 'tipo', label: 'Tipo', options: TIPOS_PERIODO.map((tipo) => ({ value: tipo, label: tipo })) },
    {
      name: 'activo',
      label: 'Estado',
      options: [
        { value: 'true', label: 'Activo' },
        { value: 'false', label: 'Inactivo' },
      ],
    },
    {
      name: 'visible',
      label: 'Visibilidad',
      options: [
        { value: 'true', label: 'Visible' },
        { value: 'false', label: 'Oculto' },
      ],
    },
  ],
  filterProblem: (filters) => firstProblem(listarPeriodos.query, queryOf(filters)),
  pageSize: 10,
  list: (filters, { pageNumber, pageSize }) =>
    request(listarPeriodos, { query: { ...queryOf(filters), page: pageNumber, size: pageSize } }),
  unfiltered: { matches, pageSize: 100 },
  keyOf: ({ periodoID }) => periodoID,
  nameOf: ({ periodoID }) => periodoID,
  columns: [
    { key: 'periodoID', header: 'Período ID', cell: ({ periodoID }) => <Id>{periodoID}</Id>, isHeader: true },
    { key: 'tipo', header: 'Tipo', cell: ({ tipo }) => <PeriodTag>{tipo}</PeriodTag>, width: '11%' },
    {
      key: 'anioInicio',
      header: 'Año Inicio',
      cell: ({ anioInicio }) => anioInicio,
      align: 'end',
      width: '11%',
    },
    { key: 'mesInicio', header: 'Mes Inicio', cell: ({ mesInicio }) => monthName(mesInicio), width: '14%' },
    {
      key: 'cantidadMeses',
      header: 'Cantidad Meses',
      cell: ({ cantidadMeses }) => cantidadMeses,
      align: 'end',
      width: '13%',
    },
    {
      key: 'activo',
      header: 'Activo',
      cell: (periodo) => <PeriodSwitch periodo={periodo} field="activo" />,
      width: '5.75rem',
      control: true,
    },
    {
      key: 'visible',
      header: 'Visible',
      cell: (periodo) => <PeriodSwitch periodo={periodo} field="visible" />,
      width: '5.75rem',
      control: true,
    },
  ],
  writers: eliminarPeriodo.access,
  remove: ({ periodoID }) => request(eliminarPeriodo, { params: { id: periodoID } }),
  removalContent: ({ periodoID }) => request(contenidoPeriodo, { params: { id: periodoID } }),
  removalTyped: ({ periodoID }) => periodoID,
  removalQuestion: ({ periodoID }, content) => (
    <>
      <p>¿Estás seguro que deseas eliminar este período?</p>
      <p>
        <strong>{periodoID}</strong>
      </p>
      <p>{contentText(content)}</p>
    </>
  ),
});

/** Whether a period is one that the filters ask for, as the server understands them. */
function matches(
  periodo: Periodo,
  { periodoID = '', anio = '', tipo = '', activo, visible }: FilterValues,
): boolean {
  return (
    periodo.periodoID.toUpperCase().includes(periodoID.trim().toUpperCase()) &&
    (anio.trim() === '' || periodo.anioInicio === Number(anio)) &&
    (tipo === '' || periodo.tipo === tipo) &&
    (!activo || String(periodo.activo) === activo) &&
    (!visible || String(periodo.visible) === visible)
  );
}

/** What goes with a period, counted where the server offers it. */
function contentText(content: unknown): string {
  const counted = ContenidoPeriodo.safeParse(content);
  const stays = 'Los clientes, los productos y las asignaciones de los vendedores se conservan.';
  if (!counted.success) {
    return `Se eliminará con todo lo que contiene: los meses de presupuesto y ventas de todos los vendedores, sus aprobaciones y las tasas de cambio. ${stays}`;
  }
  const { relaciones, meses, tasas, aprobaciones } = counted.data;
  const ofSellers = [
    ...amount(relaciones, 'par cliente-producto', 'pares cliente-producto'),
    ...amount(meses, 'mes de presupuesto o ventas', 'meses de presupuesto o ventas'),
    ...amount(aprobaciones, 'aprobación', 'aprobaciones'),
  ];
  const parts = [
    ...(ofSellers.length > 0 ? [`${allOf.format(ofSellers)} de todos los vendedores`] : []),
    ...amount(tasas, 'tasa de cambio', 'tasas de cambio'),
  ];
  if (parts.length === 0) return `No contiene nada. ${stays}`;
  return `Se eliminará con todo lo que contiene: ${parts.join(', y ')}. ${stays}`;
}

const allOf = new Intl.ListFormat('es', { type: 'conjunction' });

/** Nothing where there is none. */
function amount(count: number, one: string, many: string): readonly string[] {
  return count === 0 ? [] : [`${formatTotal(count)} ${count === 1 ? one : many}`];
}

/** The filters as the call takes them; its own schema says what is wrong with a year. */
function queryOf({ periodoID, anio, tipo, activo, visible }: FilterValues) {
  return {
    periodoID: periodoID || undefined,
    anio: anio?.trim() || undefined,
    tipo: TIPOS_PERIODO.find((known) => known === tipo),
    activo: activo || undefined,
    visible: visible || undefined,
  };
}
