/** Selects what a web page says about the person, since a page may be about many things. */

import type { GenerationNotice } from '@/shared/generation/notice-schema';
import type { CareerFacts } from '@/shared/record/facts';
import { alphanumericKey } from '../language/text/keys';
import { MAX_INPUT_NAME_CHARACTERS } from '../read/inputs';

/** Beginnings of sentences that continue about the person named in the sentence before. */
const SAME_PERSON_OPENING_PATTERN = /^(?:he|she|they|his|her|their|er|sie|ihr|il|elle|él|ella|ele|ela)\b/i;
/** Pages that say 'I' and state a name are the person's own; elsewhere 'I' may be anybody. */
const OWN_PAGE_PATTERN = /\b(?:my name is|I am|I['’]m)\s+\p{Lu}/u;
const OWN_VOICE_PATTERN = /\b(?:I|my)\b/i;
/** Capitalised words, as names are: 'May' and not 'may'. */
const CAPITALISED_WORD_PATTERN = /(?<![\p{L}\p{N}])[\p{Lu}\p{Lo}][\p{L}\p{M}\p{N}'’-]*/gu;
const EAST_ASIAN_PATTERN = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Keeps the sentences of each link that name the person, and those that continue about them; a linked resume in their
 * name is kept whole. A page without their full name, or without such sentences, is dropped, with a notice.
 */
export function keepSentencesAboutPerson(all: readonly CareerFacts[]): {
  facts: CareerFacts[];
  notices: GenerationNotice[];
} {
  const name = all.filter((facts) => !isLink(facts)).find((facts) => facts.name)?.name?.value;
  const notices: GenerationNotice[] = [];
  const facts = all.flatMap((each): CareerFacts[] => {
    if (!isLink(each)) return [each];
    const ownFacts = name ? factsAboutPerson(each, name) : undefined;
    if (ownFacts) return [ownFacts];
    const about = (each.sources[0]?.name ?? '').slice(0, MAX_INPUT_NAME_CHARACTERS);
    const message = name
      ? `This page says nothing about ${name} by name, so nothing was taken from it.`
      : 'Nothing was taken from this page, since no name is known to look for in it.';
    notices.push({ kind: 'unread', about, message });
    return [];
  });
  return { facts, notices };
}

const isLink = (facts: CareerFacts) => facts.sources[0]?.kind === 'link';

function factsAboutPerson(facts: CareerFacts, name: string): CareerFacts | undefined {
  const words = wordsOf(name).filter((word) => word.length > 1 || EAST_ASIAN_PATTERN.test(word));
  const nameWordsIn = (text: string) => {
    const capitalisedWords = new Set(text.match(CAPITALISED_WORD_PATTERN)?.flatMap(wordsOf));
    return words.filter((word) =>
      EAST_ASIAN_PATTERN.test(word) ? text.includes(word) : capitalisedWords.has(word),
    );
  };
  const nameWordsOnPage = nameWordsIn(
    [facts.name, ...facts.statements].map((fact) => fact?.value ?? '').join(' . '),
  );
  if (words.length === 0 || nameWordsOnPage.length < words.length) return undefined;
  // For a resume on a page, its name decides about the whole page.
  if (facts.name) return nameWordsIn(facts.name.value).length === words.length ? facts : undefined;
  const isOwnPage = facts.statements.some(
    ({ value }) => OWN_PAGE_PATTERN.test(value) && nameWordsIn(value).length > 0,
  );
  let isAboutPerson = false;
  const statements = facts.statements.filter(({ value }) => {
    isAboutPerson =
      nameWordsIn(value).length > 0 ||
      (isAboutPerson && SAME_PERSON_OPENING_PATTERN.test(value)) ||
      (isOwnPage && OWN_VOICE_PATTERN.test(value));
    return isAboutPerson;
  });
  return statements.length > 0 ? { ...facts, statements } : undefined;
}

const wordsOf = (text: string) =>
  text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(alphanumericKey)
    .filter(Boolean);
