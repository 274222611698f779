import {
  eliminarPeriodo,
  firstProblem,
  listarPeriodos,
  monthName,
  type Periodo,
  TIPOS_PERIODO,
} from '@presupuesto/api-sdk/contract';
import { request } from '@presupuesto/machines';
import { type FilterValues, recordKind } from '../../management/record-kind.ts';
import { PeriodTag } from '../../ui/Tag/PeriodTag.tsx';
import { PeriodSwitch } from './PeriodSwitch.tsx';

/** The periods (specification §2, Periodos): opened and loaded elsewhere, so that nobody creates or edits one here. */
export const periodos = recordKind<Periodo>({
  title: 'Periodos',
  singular: 'Período',
  theOne: 'el período',
  filters: [
    { name: 'periodoID', label: 'ID', placeholder: 'ID del período' },
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
  keyOf: ({ periodoID }) => periodoID,
  nameOf: ({ periodoID }) => periodoID,
  columns: [
    { key: 'periodoID', header: 'Período ID', cell: ({ periodoID }) => periodoID, isHeader: true },
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
      width: '112px',
      control: true,
    },
    {
      key: 'visible',
      header: 'Visible',
      cell: (periodo) => <PeriodSwitch periodo={periodo} field="visible" />,
      width: '112px',
      control: true,
    },
  ],
  writers: eliminarPeriodo.access,
  remove: ({ periodoID }) => request(eliminarPeriodo, { params: { id: periodoID } }),
  removalQuestion: ({ periodoID }) => (
    <>
      <p>¿Estás seguro que deseas eliminar este período?</p>
      <p>
        <strong>{periodoID}</strong>
      </p>
      <p>Se eliminará con todo lo que contiene: asignaciones, presupuestos, ventas y tasas de cambio.</p>
    </>
  ),
});

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
