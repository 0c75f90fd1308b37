/** Patterns of lines that state an act of a leader, by the verb at their beginning and a noun after it. */

/** Nouns for a company or a part of it. */
export const BUSINESS =
  'business(?:es)?|compan(?:y|ies)|divisions?|units?|subsidiar(?:y|ies)|firms?|brands?|group';
/** An amount of money. */
export const MONEY = '(?:[$€£]|us\\$|usd |eur |gbp |chf |cad |aud )\\s?\\d[\\d.,]*';
/** Words before an amount that say how exact it is. */
export const ABOUT = '(?:over |more than |about |nearly |an estimated |approximately )?';
/** Words after which a noun is no longer the object of the verb. */
const NOT_AFTER = 'of|on|for|in|to|with|from|through|by|at|during|across|after|via|under';
const EDGE = '(?![\\p{L}\\p{N}-])';

/** A line that begins with one of some verbs whose object is one of some nouns. */
export const acts = (verbs: string, nouns: string): RegExp =>
  new RegExp(
    `^(?:successfully )?(?:${verbs}) (?:(?!(?:${NOT_AFTER}) )[^\\s;:]{1,30} ){0,6}?(?:${nouns})${EDGE}`,
    'iu',
  );
/** A line that begins with one of some verbs and has one of some nouns anywhere within its first clause. */
export const actsWith = (verbs: string, nouns: string): RegExp =>
  new RegExp(`^(?:successfully )?(?:${verbs}) (?:[^\\s;:]{1,30} ){0,12}?(?:${nouns})${EDGE}`, 'iu');

/**
 * The title of a superpower, the pattern of its lines, and the roles in which the pattern has this meaning, if not in
 * all.
 */
export type LeadershipAct = readonly [title: string, line: RegExp, posts?: RegExp];
