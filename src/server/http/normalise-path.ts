/** Normalises a mistyped path: removes a trailing slash and doubled ones, and lower-cases it. */

/** The case of paths below these is left alone, because their handlers redirect by rules of their own. */
const CASE_SENSITIVE_PATTERN = /^\/(profile|assets|profile-images|api|webhook)\//;

/**
 * Normalises the path of a request that matched no route.
 * @param path of a URL that was not found
 * @returns a path on this site to redirect to; `null` if that would be the same
 */
export function normalisePath(path: string): string | null {
  // Doubled slashes first: '//host' at the beginning would lead to another site.
  const plain = path.replace(/[/\\]+/g, '/').replace(/(.)\/$/, '$1');
  const normalised = CASE_SENSITIVE_PATTERN.test(plain) ? plain : plain.toLowerCase();
  return normalised === path ? null : normalised;
}
