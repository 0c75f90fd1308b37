/** Gives predicates of what somebody is or does in general the words and tense of prose. */
import type { Predicate } from '../../language/grammar/predicate';

/** 'Is specialized in': the verb says it in one word. */
const SPECIALISED_PATTERN = /^(is|was) speciali([sz])ed in (?=\p{L})/u;
/** Recognition without a date, which lasts: 'Recognized for calm in storms'. */
const RECOGNISED_PATTERN = /^was (?=(?:(?:widely|often|consistently) )?recogni[sz]ed (?:for|as) )/u;
/** A date, or who gave a prize at some time. */
const DATED_PATTERN = /\b(?:19|20)\d\d\b|\b(?:award|prize|medal|of the (?:month|quarter|year))/iu;

/**
 * A predicate of a text about oneself: 'specializes in' for 'is specialized in', and 'is recognized for' for 'was
 * recognized for', since it tells no single event.
 */
export function statePredicate(predicate: Predicate): Predicate {
  const text = predicate.text.replace(SPECIALISED_PATTERN, (_, copula: string, letter: string) =>
    copula === 'is' ? `speciali${letter}es in ` : `speciali${letter}ed in `,
  );
  return RECOGNISED_PATTERN.test(text) && !DATED_PATTERN.test(text)
    ? { ...predicate, text: text.replace(RECOGNISED_PATTERN, 'is '), tense: 'present' }
    : { ...predicate, text };
}
