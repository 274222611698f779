/** A formatter of Spanish figures; made when it is first used, because making one takes longer than hundreds of figures. */
export function figures(options: Intl.NumberFormatOptions): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => (format ??= new Intl.NumberFormat('es-ES', options)).format(value);
}
