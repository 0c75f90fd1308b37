/** Recognises sentences about what was done. */

/** The beginning of a sentence about what was done: 'Opened three plants', 'Led 40 people'. */
const ACTION_PATTERN =
  /^(?:\p{Lu}\p{Ll}+ed|Led|Built|Ran|Grew|Won|Cut|Drove|Oversaw|Took|Made|Set|Sold|Held|Brought|Wrote|Taught) (?:[\p{Ll}\p{Sc}]|\d)/u;

/** Whether a text begins like a sentence about what was done. */
export const startsWithAction = (text: string): boolean => ACTION_PATTERN.test(text);
