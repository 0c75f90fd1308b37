/** Reads industries from lines that list them: 'Industries: Health care, Non-profit'. */
import type { Span } from '@/shared/record/facts';
import { upperFirst } from '../../language/text/casing';
import { cleanRawText } from '../../language/text/hygiene';

interface Sourced {
  value: string;
  spans: Span[];
}

/**
 * The label of a list of industries, at the beginning of a line or after a sentence; 'Suitable industries' states a
 * wish.
 */
const INDUSTRIES_LABEL_PATTERN =
  /(?:^|[.!•])\s?(?:(?:Key|Main) )?(?:Industries|INDUSTRIES|Sectors|SECTORS)(?: (?:served|covered|experience))?\s?:\s*/u;
/** The end of the list: a full stop, a bullet, or a heading in capitals that a lost line break has joined to it. */
const INDUSTRY_LIST_END_PATTERN = /\.(?:\s|$)|[•\n]|(?<=\p{Ll})(?=\p{Lu}{3})/u;
const MAX_WORDS = 4;
const MAX_ENTRIES = 8;

/** The industries that lines list by name, each with its line. */
export function statedIndustries<T extends Sourced>(lines: readonly T[]): { name: string; fact: T }[] {
  const entries = lines.flatMap((fact) => {
    const label = INDUSTRIES_LABEL_PATTERN.exec(fact.value);
    if (!label) return [];
    const [list = ''] = fact.value.slice(label.index + label[0].length).split(INDUSTRY_LIST_END_PATTERN);
    return list
      .split(/[,;|]\s*|\sand\s/)
      .map((entry) => cleanRawText(entry))
      .filter((entry) => /^\p{L}/u.test(entry) && entry.split(' ').length <= MAX_WORDS)
      .map((entry) => ({ name: upperFirst(entry), fact }));
  });
  return entries
    .filter(({ name }, at) => entries.findIndex((other) => other.name === name) === at)
    .slice(0, MAX_ENTRIES);
}
