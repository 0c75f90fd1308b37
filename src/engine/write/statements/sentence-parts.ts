/** Prepares the sentences of a fact for reading: without hollow words, and divided where they state two things. */
import { verbForm } from '../../language/grammar/verbs';
import { achievementOfDescription } from '../../language/text/achievement-of-description';
import { upperFirst } from '../../language/text/casing';
import { removeCliche } from '../../language/text/cliche';
import { dutiesAsActs } from '../../language/text/duties-as-acts';
import { splitOffExperience } from '../../language/text/experience';
import { removeHollowWords } from '../../language/text/hollow-words';
import type { Language } from '../../language/text/language';
import { splitAtLostStops } from '../../language/text/lost-stops';
import { nominalAsOwn } from '../../language/text/nominal-self';
import { verbBeforeResult } from '../../language/text/result-before-verb';
import { removeLabelledParts, splitAtSecondSubject } from './self-sentences';
import { isUnfinished } from './unfinished';

/** A line without a verb, and what its post does or did besides: 'Member of the board; leads nine mills'. */
const FURTHER_ACT_PATTERN = /^([^;:]{12,120}); (?:also )?(\p{Ll}{2,20}) (?=\S)/u;
function splitAtFurtherAct(sentence: string): string[] {
  const [whole = '', before = '', word = ''] = FURTHER_ACT_PATTERN.exec(sentence) ?? [];
  const form = verbForm(word)?.form;
  const isVerb = form === 'present' || form === 'past';
  const begins = before.split(' ', 1)[0]?.toLowerCase() ?? '';
  if (!isVerb || (verbForm(begins) && !/^(?:report|promoted)/.test(begins))) return [sentence];
  return [before, upperFirst(`${word} ${sentence.slice(whole.length)}`)];
}

/** Words that connect a line of a post with the one before: 'Also led ...', 'In parallel, built ...'. */
const CONNECTIVE_PATTERN =
  /^(?:Also|Additionally|In addition|In parallel|Furthermore|Moreover|At the same time),? (?:also )?(?=(\p{Ll}{2,20}) )/u;
/** The present time of a line of a present post, before its verb or its subject in the third person. */
const PRESENT_TIME_PATTERN =
  /^(?:(?:Currently|Presently|Nowadays|Today|Now),? (?=(\p{Ll}{2,20}ing) )|(?:Currently|Presently|Nowadays|Today|Now), (?:as [^,.;:]{2,60}, )?(?=(?:he|she) \p{Ll}))/u;
/** A line of a post without the words that connect it with others or say that it is present. */
function removeConnective(sentence: string, ongoing: boolean): string {
  const [connective = '', next = ''] = CONNECTIVE_PATTERN.exec(sentence) ?? [];
  const form = verbForm(next)?.form;
  if (form === 'past' || form === 'gerund') return upperFirst(sentence.slice(connective.length));
  const [time = '', verb] = (ongoing && PRESENT_TIME_PATTERN.exec(sentence)) || [];
  return time && (verb === undefined || verbForm(verb)) ? upperFirst(sentence.slice(time.length)) : sentence;
}

/** The announcement of what a line names: 'Key accomplishments include the purchase of three mills'. */
const ACCOMPLISHMENTS_PATTERN =
  /^(?:(?:Key|Major|Main|Notable|Other) )?(?:accomplishments?|achievements?) (?:include[ds]?|were|are):? (?=\S)/iu;
const removeAccomplishmentsHeading = (sentence: string): string =>
  ACCOMPLISHMENTS_PATTERN.test(sentence)
    ? upperFirst(sentence.replace(ACCOMPLISHMENTS_PATTERN, ''))
    : sentence;

/** What an act brought about, as a sentence of its own: 'Built a ledger; this cut the waits by 9%'. */
const RESULT_AFTER_SEMICOLON_PATTERN = /; this (?=(\p{Ll}{2,20}) \S)/gu;
const resultAsClause = (sentence: string): string =>
  sentence.replace(RESULT_AFTER_SEMICOLON_PATTERN, (this_, verb: string) =>
    verbForm(verb)?.form === 'past' ? ', which ' : this_,
  );

/** What is still expected of an act in the past: 'saved EUR 2 million and looking to save as much again'. */
const EXPECTATION_AT_END_PATTERN =
  /^((?:To date,? )?\p{L}{2,20}ed \S.{12,}?),? and (?:(?:still|now|currently) )?(?:looking|hoping|aiming|expecting|planning|on track) to \p{Ll}+ .*$/u;
/** A line of a post without what is only expected. */
const removeExpectation = (sentence: string): string => sentence.replace(EXPECTATION_AT_END_PATTERN, '$1');

/** The person's own clause about a thing at the end: 'checked with a gauge I made for the trial'. */
const OWN_CLAUSE_AT_END_PATTERN = / (?:that |which )?I (?:had |have )?(\p{Ll}{3,20})(?: [^,;:]{1,60})?$/u;
/** A thing that is named for the first time, so that nothing else has to say which it is. */
const THING_AT_END_PATTERN = /\ban? (?:[\p{L}-]{1,20} ){0,3}\p{Ll}{3,20}$/u;
function removeOwnClauseOfThing(sentence: string): string {
  const [clause = '', verb = ''] = OWN_CLAUSE_AT_END_PATTERN.exec(sentence) ?? [];
  const before = sentence.slice(0, sentence.length - clause.length);
  return verbForm(verb)?.form === 'past' && THING_AT_END_PATTERN.test(before) ? before : sentence;
}

/** A line that another with its own label follows: 'Built the ferry map - Quays: Opened nine of them'. */
const LABELLED_NEXT_LINE_PATTERN =
  /(?<=\p{Ll}{3}) [-–•] (?=\p{Lu}[\p{L}/ -]{2,30}: (?:\p{Lu}\p{Ll}+ed|Led|Built|Ran|Won) \S)/u;
const splitAtLabel = (sentence: string): string[] => sentence.split(LABELLED_NEXT_LINE_PATTERN);

/** A quotation mark at one end alone, as a copied text has it. */
function removeLoneQuote(sentence: string): string {
  const isLone = (sentence.match(/"/g)?.length ?? 0) === 1;
  return isLone ? sentence.replace(/^"|"$|(?<=[.!])"$/, '') : sentence;
}

/**
 * The parts of sentences that are read one by one.
 * @param of.isAbout whether the person describes themselves, as opposed to their work in a post
 * @param of.ongoing whether what the sentences state is ongoing
 */
export function sentenceParts(
  sentences: readonly string[],
  { isAbout, ongoing, language }: { isAbout: boolean; ongoing: boolean; language: Language },
): string[] {
  if (language !== 'en') return isAbout ? sentences.map(removeHollowWords) : [...sentences];
  if (!isAbout)
    return sentences
      .map(removeLoneQuote)
      .flatMap(splitAtLabel)
      .flatMap((sentence) => splitAtLostStops(sentence, (line) => !isUnfinished(line)))
      .flatMap(splitAtFurtherAct)
      .map((sentence) => removeConnective(sentence, ongoing))
      .map(removeAccomplishmentsHeading)
      .map(verbBeforeResult)
      .map(resultAsClause)
      .map(removeExpectation)
      .map(removeOwnClauseOfThing)
      .map(achievementOfDescription)
      .map((sentence) => dutiesAsActs(sentence, !ongoing));
  return sentences
    .map(removeLoneQuote)
    .map(removeHollowWords)
    .flatMap(splitOffExperience)
    .flatMap(splitAtSecondSubject)
    .map(removeLabelledParts)
    .map(removeCliche)
    .map((part) => nominalAsOwn(part) ?? part);
}
