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

/** Bodies whose own names have 'at' before a place or the body above: 'University of Varn at Lund'. */
const NAME_WITH_PLACE_PATTERN =
  /\b(?:universit\p{L}*|schools?|colleges?|institutes?|cent(?:er|re)s?|hospitals?|departments?|labs?|laborator\p{L}+|programs?|programmes?|clinics?|office|campus|house|hotel|club|church)\b/iu;
/** The client of an agency behind its name: 'Corvane at Brillwater'. */
const AT_CLIENT_PATTERN = /^(\S.*?) (?:at|@) (?=\p{Lu})\S.*$/u;

/** The employer alone, where a client is named behind it: 'Corvane' of 'Corvane at Brillwater'. */
export const removeClient = (name: string): string =>
  NAME_WITH_PLACE_PATTERN.test(name) ? name : (AT_CLIENT_PATTERN.exec(name)?.[1] ?? name);
