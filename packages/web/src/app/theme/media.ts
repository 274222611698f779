/** Mobile breakpoint of the product (specification §9). */
export const NARROW_PX = 768;

/** Media queries for styled-components: `${media.narrow} { … }`. */
export const media = {
  narrow: `@media (max-width: ${NARROW_PX}px)`,
  /** Not enough room for three columns beside each other. */
  medium: '@media (max-width: 1180px)',
  /** A laptop's window, or one at 150 %: what stands around a screen's content takes less. */
  low: `@media (max-height: 800px) and (min-width: ${NARROW_PX + 1}px)`,
  lowMedium: `@media (max-height: 800px) and (min-width: ${NARROW_PX + 1}px) and (max-width: 1180px)`,
} as const;
