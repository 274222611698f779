/** The windows that every screen is looked at in; `zoom` enlarges one as a browser's zoom does. */
export const widths = {
  wide: { name: 'Ancho (1440 × 900)', short: '1440', width: 1440, height: 900, zoom: 1 },
  middle: { name: 'Medio (1024 × 768)', short: '1024', width: 1024, height: 768, zoom: 1 },
  tablet: { name: 'Tableta (768 × 1024)', short: '768', width: 768, height: 1024, zoom: 1 },
  narrow: { name: 'Móvil (390 × 844)', short: '390', width: 390, height: 844, zoom: 1 },
  smallest: { name: 'Móvil pequeño (320 × 640)', short: '320', width: 320, height: 640, zoom: 1 },
  zoomed: { name: 'Zoom del 200 % en 1280 × 800', short: '200 %', width: 640, height: 400, zoom: 2 },
} as const;

export type Width = keyof typeof widths;

/** The window that the toolbar, a story or the address asks for: the address names it alone. */
export function widthOf({ viewport }: Readonly<Record<string, unknown>>): Width | undefined {
  const value = typeof viewport === 'object' && viewport && 'value' in viewport ? viewport.value : viewport;
  return isWidth(value) ? value : undefined;
}

const isWidth = (value: unknown): value is Width => typeof value === 'string' && value in widths;
