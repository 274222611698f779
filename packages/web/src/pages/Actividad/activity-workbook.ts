import { type Actividad, monthAbbreviation } from '@presupuesto/api-sdk/contract';
import { type SheetColumn, sheetOf, workbookOf } from '../../app/sheet.ts';
import { changeText } from './change-text.ts';
import { detailsOf } from './details.ts';
import { isFigure, kindOf, titleOf } from './texts.ts';

const FIGURE = '#,##0.00##';

const columns: readonly SheetColumn<Actividad>[] = [
  { header: 'Fecha', width: 18, numFmt: 'dd/mm/yyyy hh:mm', value: ({ fecha }) => localTime(fecha) },
  { header: 'Usuario', width: 18, value: ({ usuario }) => usuario ?? null },
  { header: 'Clase', width: 15, value: (item) => kindOf(item).name },
  { header: 'Qué cambió', width: 48, value: titleOf },
  { header: 'Cómo', width: 20, value: (item) => kindOf(item).origin || null },
  { header: 'Período', width: 14, value: ({ periodoID }) => periodoID ?? null },
  { header: 'Vendedor', width: 24, value: ({ nombreVendedor }) => nombreVendedor ?? null },
  { header: 'Código del vendedor', width: 20, value: ({ vendedorCodigo }) => vendedorCodigo ?? null },
  { header: 'Cliente', width: 30, value: ({ nombreCliente }) => nombreCliente ?? null },
  { header: 'Producto', width: 30, value: ({ nombreProducto }) => nombreProducto ?? null },
  { header: 'Mes', width: 10, value: monthOf },
  {
    header: 'Antes',
    width: 13,
    numFmt: FIGURE,
    value: ({ antes }) => (typeof antes === 'number' ? antes : null),
  },
  {
    header: 'Después',
    width: 13,
    numFmt: FIGURE,
    value: ({ despues }) => (typeof despues === 'number' ? despues : null),
  },
  { header: 'Detalles', width: 60, value: detailText },
];

/** The activity as a workbook, a line for each change; figures are numbers, texts stay texts. */
export function writeActivity(items: readonly Actividad[]): Promise<Blob> {
  return workbookOf([sheetOf('Actividad', columns, items, 0)]);
}

/** Excel knows no time zones: the hour on the wall here. */
function localTime(fecha: string): Date {
  const moment = new Date(fecha);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
}

function monthOf({ anio, mes }: Actividad): string | null {
  return anio && mes ? `${monthAbbreviation(mes)} ${anio}` : null;
}

function detailText(item: Actividad): string | null {
  if (isFigure(item)) return null;
  const details = detailsOf(item.antes, item.despues);
  return details.map((detail) => `${detail.name}: ${changeText(detail)}`).join('; ') || null;
}
