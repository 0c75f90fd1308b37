/** Recognises small capitals by the two sizes of their letters. */

/** The bounds between which the ratio of the two sizes lies. */
const SIZE_RATIO_RANGE = [0.65, 0.92] as const;

/** Whether two sizes are those of the small and the large letters of small capitals. */
export const areSizesOfSmallCapitals = (small: number, large: number): boolean =>
  small / large > SIZE_RATIO_RANGE[0] && small / large < SIZE_RATIO_RANGE[1];
