/** Tells an employer's name from a description after it. */

/**
 * What an employer is, after its name: 'Hooli -- National Operator (equivalent to Initech)', 'Hooli (a leading
 * maker of pumps)'.
 */
const EMPLOYER_DESCRIPTION_PATTERN =
  /(?<=\p{L}[\p{L}.)])\s*(?: -- .{3,}|\((?:an? |the |now |formerly |part of |subsidiary of |equivalent |acquired |merged |one of )[^()]{3,}\))$/iu;

/** An employer's name without a description after it. */
export const removeEmployerDescription = (name: string): string =>
  name.trim().replace(EMPLOYER_DESCRIPTION_PATTERN, '');
