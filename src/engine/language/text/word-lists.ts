/**
 * Builds regular expressions from lists, so that long ones can be read: a line is a group of related alternatives,
 * separated by '|', each a word or a pattern.
 */

/** A regular expression that any of the alternatives matches, between what must stand before and after it. */
export function anyOf(
  groups: readonly string[],
  { before = '', after = '', flags }: { before?: string; after?: string; flags: string },
): RegExp {
  const alternatives = groups.join('|');
  return new RegExp(before || after ? `${before}(?:${alternatives})${after}` : alternatives, flags);
}

/**
 * A regular expression that any of the alternatives matches as a whole word. A word may begin and end with an accented
 * letter, next to which there is no `\b`: 'équipe', 'capacité'. After `\w*` a word may go on with one: 'financière'.
 */
export const anyWordOf = (groups: readonly string[], flags: string): RegExp =>
  anyOf(groups, { before: String.raw`(?<!\w)`, after: String.raw`(?!\w)`, flags });
