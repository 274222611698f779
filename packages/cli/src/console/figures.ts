const whole = new Intl.NumberFormat('es-ES', { useGrouping: 'always', maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A count as people read it: `12.345`. */
export function count(value: number): string {
  return whole.format(value);
}

/** A count with its noun: `1 mes`, `2 meses`. */
export function counted(value: number, one: string, many: string): string {
  return `${count(value)} ${value === 1 ? one : many}`;
}

/** An amount of bytes in the units in which the product's limits are given: `12,3 MB`, `6,4 kB`. */
export function size(bytes: number): string {
  return bytes < 1_048_576 ? `${tenths.format(bytes / 1024)} kB` : `${tenths.format(bytes / 1_048_576)} MB`;
}
