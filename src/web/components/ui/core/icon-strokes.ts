/** Widths of an icon's lines, in the 24 units of its square. Icons of the application default to the regular one. */
export const REGULAR_STROKE = 1.6;
/** For large icons, whose lines would otherwise look heavy. */
export const LIGHT_STROKE = 1.4;
/** For small icons, whose lines would otherwise look faint. */
export const SMALL_STROKE = 1.75;
/** For ticks and other marks. */
export const BOLD_STROKE = 2.25;
