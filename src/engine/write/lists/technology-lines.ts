/** Finds technologies and practices that lines of roles and the 'About' text list or mention: 'Stack: Python, SQL'. */
import type { CareerFacts, TextFact } from '@/shared/record/facts';
import { cleanRawText } from '../../language/text/hygiene';
import { wordsKey } from '../../language/text/keys';
import { isTechnology, technologyName } from '../../language/vocabulary/technologies';
import { removeLearning } from './named-fields';
import { isTool } from './skill-kind';
import { isKnownSkill } from './skill-names';

const TECHNOLOGIES_LABEL_PATTERN =
  /^(?:(?:key|main|core|primary|my) )?(?:technolog(?:y|ies)|tech(?:nology|nical)? ?(?:stack|toolkit|skills)|stack|tools?(?: (?:and|&) technologies)?|technologies (?:and|&) tools|environment|skills|frameworks?|built with)(?: used| includes?)?\s?(?::|[–—]| - |(?<=includes?) )\s*/i;
const TECHNOLOGY_SEPARATOR_PATTERN = /[,;•|/]\s*| and | & /;
/** Maximum words of a technology. */
const MAX_WORDS = 4;
/** Maximum number of entries taken from one line. */
const MAX_ENTRIES = 20;
/** Minimum share of known technologies in a line that lists them. */
const MIN_KNOWN_SHARE = 0.5;

/**
 * The parts of a line between bullets. They are read from its source, since correction for print removes the bullets.
 */
function partsOf({ value, spans }: TextFact): string[] {
  const source = spans.find(({ quote }) => wordsKey(quote) === wordsKey(value))?.quote ?? value;
  return source
    .split(/[•·]/)
    .map(cleanRawText)
    .filter((part) => part !== '');
}

/** The technologies of a line, with its spans; none if the line is not mostly a list of them. */
const technologiesOf = (line: TextFact): TextFact[] =>
  partsOf(line).flatMap((part) => technologiesIn(line, part));

function technologiesIn(line: TextFact, text: string): TextFact[] {
  const label = TECHNOLOGIES_LABEL_PATTERN.exec(text)?.[0];
  if (!label) return [];
  const entries = text
    .slice(label.length)
    .replace(/\.$/, '')
    .split(TECHNOLOGY_SEPARATOR_PATTERN)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .slice(0, MAX_ENTRIES);
  const technologies = entries.filter((entry) => isTechnology(entry) && entry.split(' ').length <= MAX_WORDS);
  if (technologies.length < entries.length * MIN_KNOWN_SHARE) return [];
  return technologies.map((value, at) => ({ ...line, id: `${line.id}-${at}`, value }));
}

/** The technologies listed in the lines of roles and the 'About' text, the most frequent first. */
export function listedTechnologies({ about, roles }: CareerFacts): TextFact[] {
  const lines = [...roles.flatMap(({ statements }) => removeLearning(statements)), ...removeLearning(about)];
  const technologies = lines.flatMap(technologiesOf);
  const countByName = new Map<string, number>();
  for (const { value } of technologies) countByName.set(value, (countByName.get(value) ?? 0) + 1);
  return technologies
    .filter(({ value }, at) => technologies.findIndex((other) => other.value === value) === at)
    .sort((a, b) => (countByName.get(b.value) ?? 0) - (countByName.get(a.value) ?? 0));
}

/** Names of technologies that are also common words or companies. */
const AMBIGUOUS_PATTERN =
  /^(?:Access|Word|Office|Outlook|Teams|Express|Spring|Shell|Flow|Make|Notion|Sage|Square|Stripe|Go|C|R|Oracle|Chef|Puppet|Sketch|Swift|Rust|Ruby|Dart|Git|Windows|Hive|Pig|Spark|Storm|Nest|Next|Unity|Ant|Maven|Slack|Zoom|Canva|Excel|Google|Amazon|Meta|Facebook|LinkedIn|YouTube|Instagram|Twitter|GitHub)$/;
const MAX_NAME_WORDS = 3;
/** Minimum number of lines that must mention a technology. */
const MIN_MENTIONING_LINES = 2;

/**
 * The technologies named in a text, in their makers' spelling: 'React' and 'Google Cloud', but not 'react'.
 */
function technologiesNamedIn(text: string): Set<string> {
  const words = text.split(/[\s,;()/|•]+/).map((word) => word.replace(/(?<![.:])[.:]+$/, ''));
  const names = new Set<string>();
  for (let at = 0; at < words.length; at += 1) {
    for (let length = MAX_NAME_WORDS; length > 0; length -= 1) {
      const phrase = words.slice(at, at + length).join(' ');
      if (phrase.length < 3 || AMBIGUOUS_PATTERN.test(phrase) || technologyName(phrase) !== phrase) continue;
      names.add(phrase);
      at += length - 1;
      break;
    }
  }
  for (const name of ambiguousNamesIn(text)) names.add(name);
  return names;
}

/** The entries of a list within a sentence. */
const ENTRY_SEPARATOR_PATTERN = /,\s+(?:and |or |& )?| and | or | & /;
const isNamed = (name: string | undefined): boolean =>
  name !== undefined && name.length > 1 && !AMBIGUOUS_PATTERN.test(name) && technologyName(name) === name;
/** Names that are common words or single letters too, where a list has them between technologies: 'SAS, R, Python'. */
function ambiguousNamesIn(text: string): string[] {
  const entries = text.split(ENTRY_SEPARATOR_PATTERN).map((entry) => entry.trim().replace(/\.$/, ''));
  return entries.filter((entry, at) => {
    const before = entries[at - 1]?.split(' ').at(-1);
    const after = entries[at + 1]?.split(' ')[0];
    return technologyName(entry) === entry && isNamed(before) && isNamed(after);
  });
}

/** Technologies mentioned in several lines or in the 'About' text, the most frequent first. */
export function mentionedTechnologies({ about, roles }: CareerFacts): TextFact[] {
  const lines = roles.flatMap(({ statements }) => removeLearning(statements));
  const mentionsByName = new Map<string, { line: TextFact; count: number }>();
  for (const [line, weight] of [
    ...lines.map((line) => [line, 1] as const),
    ...removeLearning(about).map((line) => [line, MIN_MENTIONING_LINES] as const),
  ]) {
    for (const name of technologiesNamedIn(cleanRawText(line.value))) {
      const earlierMention = mentionsByName.get(name);
      mentionsByName.set(name, {
        line: earlierMention?.line ?? line,
        count: (earlierMention?.count ?? 0) + weight,
      });
    }
  }
  return [...mentionsByName]
    .filter(([, { count }]) => count >= MIN_MENTIONING_LINES)
    .sort(([, a], [, b]) => b.count - a.count)
    .map(([value, { line }]) => ({ ...line, id: `${line.id}-${value}`, value }));
}

/** Minimum number of entries of a line that lists practices. */
const MIN_PARTS = 3;
/** Maximum words of a practice in a list; in a longer one, a bullet between two practices is missing. */
const MAX_PRACTICE_WORDS = 3;
/** Maximum words before the colon of an entry of that list; with more, it is a sentence. */
const MAX_LABEL_WORDS = 4;

/**
 * The practices that an 'About' text lists between bullets: 'Lean production • Leadership: coaching, hiring'. A
 * LinkedIn export has no other list of them.
 */
export function listedPractices({ about }: CareerFacts, english: boolean): TextFact[] {
  const practices = about.flatMap((line) => {
    const parts = partsOf(line);
    if (parts.length < MIN_PARTS) return [];
    return parts
      .filter((part) => (part.split(': ')[0] ?? '').split(' ').length <= MAX_LABEL_WORDS)
      .flatMap((part) => part.split(/[,:;]\s+/))
      .map((entry) => entry.trim().replace(/\.$/, ''))
      .filter(
        (entry) =>
          entry.split(' ').length <= MAX_PRACTICE_WORDS && isKnownSkill(entry, english) && !isTool(entry),
      )
      .map((value) => ({ ...line, id: `${line.id}-${value}`, value }));
  });
  return practices.filter(({ value }, at) => practices.findIndex((other) => other.value === value) === at);
}
