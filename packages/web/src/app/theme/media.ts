/** Mobile breakpoint of the product (specification §9). */
export const NARROW_PX = 768;
const PHONE_PX = 511;
/** Less than a laptop's window at 150 %. */
const SMALL_TABLET_PX = 959;
const TABLET_PX = 1000;
const MEDIUM_PX = 1180;

const under = (px: number): string => `(max-width: ${px}px)`;
/** The media query of that breakpoint, for code that draws something else there. */
export const NARROW = under(NARROW_PX);
const wider = `(min-width: ${NARROW_PX + 1}px)`;
/** The same for more room than that, but not for three columns beside each other. */
export const MEDIUM = `${wider} and ${under(MEDIUM_PX)}`;
const low = '(max-height: 800px)';
const high = '(min-height: 801px)';
/** No mouse: the first pointer of the device is a finger. */
const FINGER = '(pointer: coarse)';

/** Not enough room for the budget's bar in one line, nor for what stands on its title's. */
export const BAR_ON_TWO_LINES = under(960);

/** Media queries for styled-components: `${media.narrow} { … }`. */
export const media = {
  narrow: `@media ${under(NARROW_PX)}`,
  /** The same, and not a page of A4. */
  narrowScreen: `@media screen and ${under(NARROW_PX)}`,
  /** The opposite: a screen with room for columns, as long as its letters are not larger. */
  wideScreen: `@media screen and ${wider}`,
  /** What is hit and typed in by a finger: a phone, also on its side, and a tablet. A window that is as narrow has room for it. */
  touch: `@media ${under(NARROW_PX)}, ${FINGER}`,
  /** The same where there is more room: the look of a wide window, under a finger. */
  wideTouch: `@media ${FINGER} and ${wider}`,
  /** And where twelve rows as high as a finger's target leave room for what stands around them. */
  highTouch: `@media ${FINGER} and (min-height: 1000px) and ${wider}`,
  /** A dialog has the whole width, and less than it would take. */
  phone: `@media ${under(PHONE_PX)}`,
  barOnTwoLines: `@media ${BAR_ON_TWO_LINES}`,
  /** Not enough room for a table of many columns. */
  tablet: `@media ${under(TABLET_PX)}`,
  tabletAlone: `@media screen and ${wider} and ${under(TABLET_PX)}`,
  /** Nor for one of long names. */
  smallTablet: `@media screen and ${wider} and ${under(SMALL_TABLET_PX)}`,
  /** Not enough room for three columns beside each other. */
  medium: `@media ${under(MEDIUM_PX)}`,
  /** Room for them. */
  wide: `@media (min-width: ${MEDIUM_PX + 1}px)`,
  /** A small laptop: three columns still, each as narrow as it goes. */
  laptop: `@media ${under(1340)}`,
  /** A laptop's window, or one at 150 %: what stands around a screen's content takes less. */
  low: `@media ${low} and ${wider}`,
  /** Room for a screen that fills the window, and for what is said above it. */
  high: `@media ${high} and ${wider}`,
  /** Room for what stays in sight, which is higher on a phone, and for something else. */
  notLowest: `@media (min-height: 520px), (min-height: 360px) and (min-width: ${PHONE_PX + 1}px)`,
  lowMedium: `@media ${low} and ${wider} and ${under(MEDIUM_PX)}`,
} as const;
