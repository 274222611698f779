const format = (unit: 'byte' | 'kilobyte' | 'megabyte', decimals: number) =>
  new Intl.NumberFormat('es-ES', { style: 'unit', unit, maximumFractionDigits: decimals });

const bytes = format('byte', 0);
const kilobytes = format('kilobyte', 0);
const megabytes = format('megabyte', 1);

/** A file's size: `812 B`, `24 kB`, `1,5 MB`. As the limit of 50 MB, in steps of 1024. */
export function formatBytes(size: number): string {
  if (size < 1024) return bytes.format(size);
  if (size < 1024 * 1024) return kilobytes.format(size / 1024);
  return megabytes.format(size / 1024 / 1024);
}
