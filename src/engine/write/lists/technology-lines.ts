/** Technologies that are listed in a line of a post or of an 'About': 'Stack: Python, PostgreSQL'. */
import type { CareerFacts, TextFact } from '@/shared/record/facts';
import { cleanRawText } from '../../language/text/hygiene';
import { isTechnology } from '../../language/vocabulary/technologies';

const LABEL =
  /^(?:(?:key|main|core|primary|my) )?(?:technolog(?:y|ies)|tech(?:nology|nical)? ?(?:stack|toolkit|skills)|stack|tools?(?: (?:and|&) technologies)?|technologies (?:and|&) tools|environment|skills|frameworks?|built with)(?: used| includes?)?\s?(?::|[–—]| - |(?<=includes?) )\s*/i;
const SEPARATOR = /[,;•|/]\s*| and | & /;
/** Maximum words of a technology. */
const MAX_WORDS = 4;
/** Maximum entries that are taken from one line. */
const MAX_ENTRIES = 20;
/** Minimum share of known technologies from which a line is a list of them. */
const BELIEVED = 0.5;

/** The technologies of one line, with its spans; none where the line is not mostly a list of them. */
function technologiesOf(line: TextFact): TextFact[] {
  const text = cleanRawText(line.value);
  const label = LABEL.exec(text)?.[0];
  if (!label) return [];
  const entries = text
    .slice(label.length)
    .replace(/\.$/, '')
    .split(SEPARATOR)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .slice(0, MAX_ENTRIES);
  const known = entries.filter((entry) => isTechnology(entry) && entry.split(' ').length <= MAX_WORDS);
  if (known.length < entries.length * BELIEVED) return [];
  return known.map((value, at) => ({ ...line, id: `${line.id}-${at}`, value }));
}

/** The technologies that the lines of all posts and of the 'About' list, the most frequent first. */
export function listedTechnologies({ about, roles }: CareerFacts): TextFact[] {
  const found = [...roles.flatMap(({ statements }) => statements), ...about].flatMap(technologiesOf);
  const count = new Map<string, number>();
  for (const { value } of found) count.set(value, (count.get(value) ?? 0) + 1);
  return found
    .filter(({ value }, at) => found.findIndex((other) => other.value === value) === at)
    .sort((a, b) => (count.get(b.value) ?? 0) - (count.get(a.value) ?? 0));
}
