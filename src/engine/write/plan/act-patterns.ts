/** Patterns of lines that state an act of a leader, by the verb at their beginning and a noun after it. */

/** Nouns for a company or a part of it. */
export const BUSINESS_SOURCE =
  'business(?:es)?|compan(?:y|ies)|divisions?|units?|subsidiar(?:y|ies)|firms?|brands?|group';
/** An amount of money. */
export const MONEY_SOURCE = '(?:[$€£]|us\\$|usd |eur |gbp |chf |cad |aud )\\s?\\d[\\d.,]*';
/** Words before an amount that say how exact it is. */
export const ABOUT_SOURCE = '(?:over |more than |about |nearly |an estimated |approximately )?';
/** Words after which a noun is no longer the object of the verb. */
const PREPOSITION_SOURCE = 'of|on|for|in|to|with|from|through|by|at|during|across|after|via|under';
const WORD_END_SOURCE = '(?![\\p{L}\\p{N}-])';

/** A line that begins with one of some verbs whose object is one of some nouns. */
export const actPattern = (verbs: string, nouns: string): RegExp =>
  new RegExp(
    `^(?:successfully )?(?:${verbs}) (?:(?!(?:${PREPOSITION_SOURCE}) )[^\\s;:]{1,30} ){0,6}?(?:${nouns})${WORD_END_SOURCE}`,
    'iu',
  );
/** A line that begins with one of some verbs and has one of some nouns anywhere within its first clause. */
export const actPatternWithNoun = (verbs: string, nouns: string): RegExp =>
  new RegExp(
    `^(?:successfully )?(?:${verbs}) (?:[^\\s;:]{1,30} ){0,12}?(?:${nouns})${WORD_END_SOURCE}`,
    'iu',
  );

/**
 * The title of a superpower, the pattern of its lines, and the roles in which the pattern has this meaning, if not in
 * all.
 */
export type LeadershipAct = readonly [title: string, line: RegExp, posts?: RegExp];
