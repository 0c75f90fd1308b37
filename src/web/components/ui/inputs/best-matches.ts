/** The order in which a list shows the options that match a search. */
import { withoutAccents } from '@/shared/text/without-accents';

interface Searched {
  label: string;
  code?: string;
}

/**
 * How well an option matches a search text in lower case without accents, lower is better: 0 by its code, 1 at the
 * beginning of its label, 2 at the beginning of one of its words, 3 otherwise.
 */
function matchRank({ label, code }: Searched, searchText: string): number {
  if (code?.toLowerCase() === searchText) return 0;
  const text = withoutAccents(label);
  if (text.startsWith(searchText)) return 1;
  const before = text.split(searchText).slice(0, -1);
  return before.some((part) => /[^\p{L}\d]$/u.test(part)) ? 2 : 3;
}

/** Sorts options by how well they match the typed text (see `matchRank`); those that match alike keep their order. */
export function bestMatchesFirst<Option extends Searched>(
  options: readonly Option[],
  typed: string,
): readonly Option[] {
  if (!typed) return options;
  const searchText = withoutAccents(typed);
  return options.toSorted((a, b) => matchRank(a, searchText) - matchRank(b, searchText));
}
