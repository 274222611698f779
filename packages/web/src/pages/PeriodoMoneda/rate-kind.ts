import {
  actualizarPeriodoMoneda,
  crearPeriodoMoneda,
  DatosPeriodoMoneda,
  eliminarPeriodoMoneda,
  listarMonedas,
  listarPeriodosMoneda,
  listarReferentes,
  monthName,
  type PeriodoMoneda,
  periodType,
} from '@presupuesto/api-sdk/contract';
import { choiceSource, conditionOn, request } from '@presupuesto/machines';
import { formatTasa } from '../../format/numbers.ts';
import type { FieldValues } from '../../management/fields.ts';
import { recordForm, recordKind } from '../../management/record-kind.ts';

const isCUR = ({ periodoID }: FieldValues): boolean => periodType(String(periodoID)) === 'CUR';

const named = (name: string) => ({ value: name, label: name });

/** The exchange rates (specification §2, Tasa de Cambio): units of a currency per euro. */
export const tasas = recordKind<PeriodoMoneda>({
  title: 'Tasas de Cambio',
  singular: 'Tasa de Cambio',
  theOne: 'la tasa de cambio',
  filters: [{ name: 'periodoId', param: 'buscar', label: 'Buscar', placeholder: 'ID del período' }],
  pageSize: 10,
  list: ({ periodoId }, page) =>
    request(listarPeriodosMoneda, { query: { ...page, periodoId: periodoId || undefined } }),
  keyOf: ({ periodoMonedaID }) => periodoMonedaID,
  nameOf: ({ monedaID, periodoID, mes }) =>
    `${monedaID} de ${periodoID}${mes ? ` (${monthName(mes).toLowerCase()})` : ''}`,
  columns: [
    { key: 'periodoMonedaID', header: 'ID', cell: ({ periodoMonedaID }) => periodoMonedaID, width: '4.5rem' },
    { key: 'periodoID', header: 'Período', cell: ({ periodoID }) => periodoID, isHeader: true },
    {
      key: 'monedaID',
      header: 'Moneda',
      cell: ({ monedaID, nombreMoneda }) => `${monedaID} · ${nombreMoneda}`,
    },
    { key: 'mes', header: 'Mes', cell: ({ mes }) => (mes ? monthName(mes) : '—'), width: '16%' },
    {
      key: 'tasaCambioEUR',
      header: 'Tasa Cambio EUR',
      cell: ({ tasaCambioEUR }) => formatTasa(tasaCambioEUR),
      align: 'end',
      width: '18%',
    },
  ],
  writers: crearPeriodoMoneda.access,
  form: recordForm({
    schema: DatosPeriodoMoneda,
    fields: [
      {
        kind: 'choice',
        name: 'periodoID',
        label: 'Período',
        placeholder: 'Seleccione un período',
        required: true,
        options: {
          source: () => choiceSource(request(listarReferentes, {}), ({ periodoID }) => named(periodoID)),
          whenNone: 'No hay períodos: el primero se crea en Cargar Archivos de Ventas.',
        },
      },
      {
        kind: 'choice',
        name: 'monedaID',
        label: 'Moneda',
        placeholder: 'Seleccione una moneda',
        required: true,
        options: {
          source: ({ periodoID }) =>
            periodoID
              ? choiceSource(request(listarMonedas, { query: { periodoID: String(periodoID) } }), named)
              : null,
        },
      },
      { kind: 'decimal', name: 'tasaCambioEUR', label: 'Tasa Cambio EUR', required: true },
      { kind: 'integer', name: 'mes', label: 'Mes', placeholder: 'Todos, o de 1 a 12', isShown: isCUR },
    ],
    // Another period has its own currencies, and months are for CUR alone.
    adjust: (values, field) => (field === 'periodoID' ? { ...values, monedaID: '', mes: '' } : values),
    create: (body) => request(crearPeriodoMoneda, { body }),
    update: (body, { periodoMonedaID, version }: PeriodoMoneda) =>
      request(actualizarPeriodoMoneda, {
        params: { periodoMonedaID },
        ...conditionOn(version),
        body: { ...body, periodoMonedaID },
      }),
  }),
  removalEffect: ({ periodoID, monedaID, mes }) =>
    mes
      ? `Las ventas en ${monedaID} de ${monthName(mes).toLowerCase()} y de los meses que se apoyan en ella se convertirán con la tasa general de ${periodoID} o la de un mes anterior; sin ninguna, quedarán sin valor en euros.`
      : `Las ventas en ${monedaID} de ${periodoID} que no tengan otra tasa quedarán sin valor en euros, y los totales que las suman no se mostrarán.`,
  remove: ({ periodoMonedaID }) => request(eliminarPeriodoMoneda, { params: { id: periodoMonedaID } }),
});
