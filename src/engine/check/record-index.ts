/** Indexes the record by spans, so that the spans of a sentence lead to the entries of the record. */

import { parsePersonName } from '@/shared/people/person-name';
import type { CareerFacts, EducationFact, RoleFact, Span } from '@/shared/record/facts';
import { joinConsequences } from '../language/text/consequences';
import { wordsKey } from '../language/text/keys';
import { dutiesWithoutTo } from '../language/text/listed-items';
import { MAX_MEMOIZED_LINE_CHARACTERS, memoizeByText } from '../language/text/memoize';
import { isInThirdPerson } from '../language/text/whole-sentence';
import { namesOfListed } from '../language/vocabulary/spoken-languages';

/** A statement of the record and the role it belongs to. */
export interface StatementEntry {
  text: string;
  span: Span;
  role?: RoleFact;
  /** Whether it describes the person in general and belongs to no role. */
  about: boolean;
}

/** The entries of the record to which some spans lead. */
export interface CitedEntries {
  statements: StatementEntry[];
  roles: RoleFact[];
  education: EducationFact[];
  /** Names, places, skills, languages, certificates and other texts that may be stated as they are. */
  texts: string[];
}

export interface RecordIndex {
  name: string;
  roles: readonly RoleFact[];
  /** Whether the text about the person is in the third person, so that 'she' is the person. */
  inThirdPerson: boolean;
  /** The entries of some spans. A statement comes with its role. */
  entriesOf(spans: readonly Span[]): CitedEntries;
}

type Entry =
  | { kind: 'statement'; entry: StatementEntry }
  | { kind: 'role'; entry: RoleFact }
  | { kind: 'education'; entry: EducationFact }
  | { kind: 'text'; entry: string };

const keyOf = ({ source, page, row, quote }: Span) => [source, page, row, quote].join('\u0000');

/** Indexes a record once for all the sentences that are checked against it. */
export function indexRecord(facts: CareerFacts): RecordIndex {
  const entriesBySpan = new Map<string, Entry[]>();
  const add = (spans: readonly Span[], entry: Entry) => {
    for (const span of spans) {
      const key = keyOf(span);
      const known = entriesBySpan.get(key);
      if (known) known.push(entry);
      else entriesBySpan.set(key, [entry]);
    }
  };
  const statement = (fact: { value: string; spans: Span[] }, about: boolean, role?: RoleFact) => {
    const span = fact.spans[0] ?? { source: '', quote: fact.value };
    add(fact.spans, {
      kind: 'statement',
      entry: { text: fact.value, span, about, ...(role ? { role } : {}) },
    });
  };
  for (const role of facts.roles) {
    add(role.spans, { kind: 'role', entry: role });
    for (const fact of role.statements) statement(fact, false, role);
    // An action and its result may be one sentence of the profile, although the record has them in two.
    // Duties that are listed in the infinitive are told without their 'to'.
    for (const fact of [...joinConsequences(role.statements), ...dutiesWithoutTo(role.statements)])
      if (!role.statements.includes(fact)) statement(fact, false, role);
  }
  for (const fact of facts.about) statement(fact, true);
  for (const fact of facts.statements) statement(fact, false);
  for (const fact of facts.education) add(fact.spans, { kind: 'education', entry: fact });
  const texts = [
    facts.name,
    facts.headline,
    facts.location,
    ...facts.certifications,
    ...facts.skills,
    ...facts.industries,
    ...facts.languages,
    ...facts.interests,
    ...facts.honours,
    ...facts.publications,
  ];
  for (const fact of texts) if (fact) add(fact.spans, { kind: 'text', entry: fact.value });
  // A language may be named in the language of the profile, whichever language the source names it in.
  for (const { spans, value } of facts.languages)
    for (const name of namesOfListed(value)) add(spans, { kind: 'text', entry: name });
  return {
    name: nameOf(facts),
    roles: facts.roles,
    inThirdPerson: isInThirdPerson(facts.about.map(({ value }) => value)),
    entriesOf(spans) {
      const entries: CitedEntries = { statements: [], roles: [], education: [], texts: [] };
      const seen = new Set<unknown>();
      const role = (entry: RoleFact) => {
        if (!seen.has(entry)) entries.roles.push(entry);
        seen.add(entry);
      };
      for (const { kind, entry } of spans.flatMap((span) => entriesBySpan.get(keyOf(span)) ?? [])) {
        if (kind === 'role') role(entry);
        if (seen.has(entry)) continue;
        seen.add(entry);
        if (kind === 'statement') {
          entries.statements.push(entry);
          if (entry.role) role(entry.role);
        } else if (kind === 'education') entries.education.push(entry);
        else if (kind === 'text') entries.texts.push(entry);
      }
      return entries;
    },
  };
}

/**
 * The words of a text for comparisons: folded, with amounts kept whole including decimals ('4.2' is not '4'
 * and '2').
 */
export const tokensOf = memoizeByText(
  (text): readonly string[] => {
    const numbers = text
      .normalize('NFKC')
      .replace(/(\d)[.,’'](?=\d)/g, '$1\uE000')
      // 'Co-founded' and 're-organised' are one verb each, and not the same as 'founded' and 'organised'.
      .replace(/(?<![\p{L}\p{N}-])(co|re)-(?=\p{L})/giu, '$1');
    return numbers
      .replace(/%/g, ' percent ')
      .replace(/[$€£]/g, (sign) => ({ $: ' usd ', '€': ' eur ', '£': ' gbp ' })[sign] ?? ' ')
      .split(/[^\p{L}\p{N}\p{M}\uE000+#&]+/u)
      .flatMap((word) => (/\d/.test(word) ? amountWords(word) : wordsKey(word).split(' ')))
      .filter(Boolean);
  },
  { maxLength: MAX_MEMOIZED_LINE_CHARACTERS },
);

/** The folded words of a text, for comparisons. */
export const comparableKey = (text: string): string => tokensOf(text).join(' ');

/**
 * Normalises an amount: '1,200' and '1.200' are the same number, so are '4,2' and '4.2'; an 'm' after it means million.
 */
function amountWords(word: string): string[] {
  const amount = word.replace(/\uE000(?=\d{3}(?:\D|$))/g, '').replace(/\uE000/g, '.');
  const [, digits = '', unit = ''] = /^([\d.]+)(.*)$/su.exec(amount) ?? [];
  if (!digits) return [wordsKey(amount)];
  const scale = { m: 'million', mn: 'million', mio: 'million', bn: 'billion', b: 'billion', k: 'thousand' }[
    unit.toLowerCase()
  ];
  return scale ? [digits, scale] : unit ? [digits, wordsKey(unit)] : [digits];
}

/** The name without credentials, whose words are not names: 'MS Data Science' of 'John Hancock, MS Data Science'. */
function nameOf({ name }: CareerFacts): string {
  const value = name?.value ?? '';
  const { plain } = parsePersonName(value);
  return value.startsWith(`${plain},`) ? plain : value;
}

/**
 * Creates a test of whether a comma of the text stands between two of its words, given by their indexes, or before the
 * person's name between them.
 */
export function createCommaTest(
  text: string,
): (before: number | undefined, at: number | undefined) => boolean {
  const parts = text.split(/, (?=\S)/u).map((part) => tokensOf(part).length);
  const commas = parts
    .slice(0, -1)
    .map((_, last) => parts.slice(0, last + 1).reduce((sum, one) => sum + one, 0));
  return (before, at) =>
    before !== undefined && at !== undefined && commas.some((comma) => comma > before && comma <= at);
}
