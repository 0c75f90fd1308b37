/** Names in Latin letters, for slugs. */

/** Maximum characters of a name that are transliterated: a slug is shorter. */
const MAX_NAME_CHARACTERS = 300;

/**
 * Transliterates a name of any script, for a slug that people can type. The library's tables are loaded only for a
 * name that needs them.
 * @returns the name in ASCII; a Han name by its Mandarin reading, since a name does not say its language
 */
export async function transliterateName(name: string): Promise<string> {
  const { default: anyAscii } = await import('any-ascii');
  return anyAscii(name.slice(0, MAX_NAME_CHARACTERS));
}
