/** A formatter of Spanish moments; made when it is first used, because making one takes a slow machine 8 ms. */
export function moments(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => (format ??= new Intl.DateTimeFormat('es-ES', options)).format(date);
}
