/** The address that was meant: without a slash at its end or doubled ones, the product's own words in small letters. */

/** Paths below these are left alone, because their handlers redirect by rules of their own. */
const VERBATIM = /^\/(profile|assets|profile-images|api|webhook)\//;

/**
 * @param path of an address that led nowhere
 * @returns a path on this site to go to instead; `null` where that would be the same one
 */
export function tidyPath(path: string): string | null {
  // Doubled slashes first: '//host' at the beginning would lead to another site.
  const plain = path.replace(/[/\\]+/g, '/').replace(/(.)\/$/, '$1');
  const tidy = VERBATIM.test(plain) ? plain : plain.toLowerCase();
  return tidy === path ? null : tidy;
}
