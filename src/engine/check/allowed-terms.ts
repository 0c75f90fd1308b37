/** The numbers and words of texts, and those that the facts of a person allow in their profile. */
import type { CareerFacts } from '@/shared/record/facts';
import { isFirstPerson } from '../language/grammar/person';
import { removeEmployerDescription } from '../language/text/employer-name';
import { wordsKey } from '../language/text/keys';
import { titleOf } from '../language/text/role-title';
import { FILLER_PATTERN } from '../language/vocabulary/filler';
import { namesOfListed } from '../language/vocabulary/spoken-languages';

/** The numbers and words that a profile may use: those that occur in the facts. */
export interface AllowedTerms {
  numbers: ReadonlySet<string>;
  words: ReadonlySet<string>;
  /** Names with a word that prose must not have, of the first person or filler: 'My Harbour School', 'Value Added'. */
  exemptNames: readonly string[];
}

const NUMBER_PATTERN = /\d+(?:[.,’'\u00a0\u202f]\d+)*/g;

/** The numbers in a text without separators, so that '1,200' and '1.200' are equal. */
export function numbersIn(text: string): string[] {
  return (text.normalize('NFKC').match(NUMBER_PATTERN) ?? []).map((number) =>
    number.replace(/[.,’'\s]/g, ''),
  );
}

/** The words of a text, folded; the parts of hyphenated words are separate words. */
export function wordsIn(text: string): string[] {
  return wordsKey(text).split(/\s+/).filter(Boolean);
}

/** The texts and numbers anywhere in a value, without ids, sources, places in a source, kinds and confidences. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'number') yield String(value);
  else if (Array.isArray(value)) for (const item of value) yield* textsIn(item);
  else if (value && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) {
      if (!['id', 'source', 'confidence', 'page', 'row', 'sources', 'kind'].includes(key))
        yield* textsIn(item);
    }
  }
}

const isExempt = (name: string): boolean =>
  (/^\p{Lu}/u.test(name) && isFirstPerson(name)) || FILLER_PATTERN.test(name);

/** The terms allowed by one person's facts. */
export function allowedTermsOf(facts: CareerFacts): AllowedTerms {
  const terms = allowedTermsOfTexts([
    ...textsIn(facts),
    ...facts.languages.flatMap(({ value }) => namesOfListed(value)),
    // The corrected spelling of a title.
    ...facts.roles.map(titleOf),
  ]);
  const names = [
    ...facts.roles.flatMap((role) => [
      role.organisation,
      removeEmployerDescription(role.organisation),
      role.title,
      titleOf(role),
    ]),
    ...facts.education.map(({ school }) => school),
    // A given name may be a word that is refused otherwise: 'Guru', 'My'.
    ...(facts.name?.value ?? '').split(/[\s,]+/),
  ];
  return { ...terms, exemptNames: names.filter(isExempt) };
}

/** The terms allowed by the given texts. */
export function allowedTermsOfTexts(texts: Iterable<string>): AllowedTerms {
  const numbers = new Set<string>();
  const words = new Set<string>();
  for (const text of texts) {
    for (const number of numbersIn(text)) numbers.add(number);
    for (const word of wordsIn(text)) words.add(word);
  }
  return { numbers, words, exemptNames: [] };
}
