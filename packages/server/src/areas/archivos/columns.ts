import type { Column } from '../../workbook/find-header.ts';

/** The columns of a sales file (decisions §7). Their order is that of a row's cells here, not that of the file. */
export const COLUMNS = [
  { name: 'Código Vendedor' },
  { name: 'Código Cliente' },
  { name: 'Código Producto' },
  { name: 'Año' },
  { name: 'Mes' },
  { name: 'Toneladas' },
  { name: 'Precio Kg' },
  { name: 'Moneda', isOptional: true },
] as const satisfies readonly Column[];

/** Places in `COLUMNS`. */
export const [SELLER, CLIENT, PRODUCT, YEAR, MONTH, TONNES, PRICE, CURRENCY] = [
  0, 1, 2, 3, 4, 5, 6, 7,
] as const;
