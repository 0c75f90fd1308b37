/** Joins the sentence on the person's reputation with the next one about them. */
import { type CitedText, spansOf } from '../../check/cited-text';
import { upperFirst } from '../../language/text/casing';
import type { CareerContext } from '../statements/career-context';

/** Maximum characters of a sentence about oneself. */
export const MAX_SENTENCE_CHARACTERS = 320;

/** A sentence on the person's reputation or motives, which can precede one on their profession. */
const REPUTATION_SENTENCE_PATTERN =
  /^is ((?:known|passionate|recognised|recognized|dedicated|committed|focused|driven|motivated) (?:for|about|to|on|by|as) .{10,150})\.$/u;

/** A sentence on the person's profession or work; not 'is the founder of ...', nor one on their character. */
const PROFESSION_SENTENCE_PATTERN = /^(?:is an? |(?!is |was |has |had )\p{Ll}+s )/u;

/**
 * Puts the person's reputation before the next sentence: 'Known for calm launches, Kim leads ...'. Two sentences that
 * begin with the name become one, and fewer profiles begin with 'Kim is'.
 */
export function frontReputation(
  sentences: readonly CitedText[],
  { first }: CareerContext,
  passesCheck: (cited: CitedText) => boolean,
): CitedText[] {
  const textAfterName = ({ text }: CitedText) =>
    text.startsWith(`${first} `) ? text.slice(first.length + 1) : '';
  const at = sentences.findIndex((cited) => REPUTATION_SENTENCE_PATTERN.test(textAfterName(cited)));
  const reputation = sentences[at];
  const next = sentences.find(
    (cited, place) =>
      place !== at &&
      PROFESSION_SENTENCE_PATTERN.test(textAfterName(cited)) &&
      !REPUTATION_SENTENCE_PATTERN.test(textAfterName(cited)),
  );
  const phrase = reputation && REPUTATION_SENTENCE_PATTERN.exec(textAfterName(reputation))?.[1];
  if (!reputation || !next || !phrase || /[;:]|\. /.test(phrase)) return [...sentences];
  const joinedSentence = { text: `${upperFirst(phrase)}, ${next.text}`, spans: spansOf(reputation, next) };
  return joinedSentence.text.length <= MAX_SENTENCE_CHARACTERS && passesCheck(joinedSentence)
    ? sentences
        .filter((cited) => cited !== reputation)
        .map((cited) => (cited === next ? joinedSentence : cited))
    : [...sentences];
}
