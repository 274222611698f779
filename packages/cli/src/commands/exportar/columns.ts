import type { VentaPeriodo } from '@presupuesto/api-sdk';

/** A field of a month and, where people see it, its header in the words of the product. */
interface Column {
  readonly field: Exclude<keyof typeof VentaPeriodo.shape, 'cambioAjeno' | 'nota' | 'notaPar'>;
  readonly header?: string;
}

/** The order of the columns, which those who read the file by machine rely on: new ones come last. */
const COLUMNS: readonly Column[] = [
  { field: 'periodoID', header: 'Período' },
  { field: 'vendedorCodigo', header: 'Código Vendedor' },
  { field: 'nombreVendedor', header: 'Vendedor' },
  { field: 'nombreDivision', header: 'División' },
  { field: 'clienteCodigo', header: 'Código Cliente' },
  { field: 'nombreCliente', header: 'Cliente' },
  { field: 'nombrePais', header: 'País' },
  { field: 'productoCodigo', header: 'Código Producto' },
  { field: 'nombreProducto', header: 'Producto' },
  { field: 'anio', header: 'Año' },
  { field: 'mes', header: 'Mes' },
  { field: 'volumenTon', header: 'Toneladas' },
  { field: 'precio', header: 'Precio Kg' },
  { field: 'monedaID', header: 'Moneda' },
  { field: 'valorMonedaLocal', header: 'Ventas' },
  { field: 'valorEUR', header: 'Ventas EUR' },
  { field: 'presupuestado', header: 'Presupuestado' },
  { field: 'ventaID' },
  { field: 'clienteProductoPeriodoID' },
  { field: 'clienteProductoID' },
  { field: 'vendedorID' },
  { field: 'clienteID' },
  { field: 'productoID' },
];

/** Headers, and the row of a month. */
export interface Table {
  readonly headers: readonly string[];
  row(month: VentaPeriodo): (string | number | boolean | null | undefined)[];
}

/** With headers in Spanish and without the rows' own ids. */
export const forPeople = tableOf(COLUMNS.filter(({ header }) => header !== undefined));

/** Every field under its name in the contract. */
export const forMachines = tableOf(COLUMNS.map(({ field }) => ({ field })));

function tableOf(columns: readonly Column[]): Table {
  return {
    headers: columns.map(({ field, header }) => header ?? field),
    row: (month) => columns.map(({ field }) => month[field]),
  };
}
