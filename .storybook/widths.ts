/** The three windows that every screen is designed for. */
export const widths = {
  wide: { name: 'Ancho (1440 × 900)', short: '1440', width: 1440, height: 900 },
  middle: { name: 'Medio (1024 × 768)', short: '1024', width: 1024, height: 768 },
  narrow: { name: 'Móvil (390 × 844)', short: '390', width: 390, height: 844 },
} as const;
