/** Reads the facts of a source as statements: sentences that are corrected, cut and parsed for prose. */
import { resultWithin } from '@/shared/interview/answers';
import type { RoleFact, StatementFact } from '@/shared/record/facts';
import type { HeadForms } from '../../language/grammar/first-verb';
import { removeIntroductoryPhrase } from '../../language/grammar/introductory-phrases';
import { isFirstPerson } from '../../language/grammar/person';
import { verbForm } from '../../language/grammar/verbs';
import { lowerFirst, toSentenceCase, upperFirst } from '../../language/text/casing';
import { experienceWithin } from '../../language/text/experience';
import { cleanRawText, removeFinalPeriod } from '../../language/text/hygiene';
import { languageOf } from '../../language/text/language';
import { sentencesOf } from '../../language/text/sentences';
import { themesOf } from '../../language/themes';
import { subjectsOf } from '../../language/themes/subjects';
import { FILLER_PATTERN, removeEmphasis } from '../../language/vocabulary/filler';
import { inOneCase } from './enumeration-case';
import { foreignShape } from './foreign-shape';
import { importanceOf, placeWorth } from './importance';
import { endsWithOtherSubject, proseOf } from './joined-acts';
import { splitLabel } from './label';
import { isLowerCaseItem } from './lower-case-lists';
import { isAboutUnnamedCompany, isOnlyResult, pointsElsewhere, saysPrevention } from './pointing';
import { isSelfPraise, isShouted, isUnreadable } from './readable';
import type { ReadingContext } from './reading-context';
import { isRefused } from './refuse';
import { removeAnnouncement, removeFillerClause, removeReporting, removeWish } from './removable-clauses';
import { statesAbility, statesCompetence, useOwnSubject } from './self-sentences';
import { sentenceParts } from './sentence-parts';
import { englishShape, type SentenceShape } from './shape';
import { statePredicate } from './state-predicates';
import type { Statement } from './statement';
import { isListOfTools, withoutTools } from './tool-lists';
import { shortenRow, shortestWholeBeginning, trimStatement } from './trim';
import { applyTypography, spellOutAmpersands } from './typography';
import { wholeStatement } from './whole-statement';

/** Joins 'Prepared the sale; closed it' to one predicate. More than two such parts become a list. */
const joinVerbs = (text: string) => {
  const all = text.split(/; (?=\p{Ll}+ )/u);
  const end = all.findIndex(endsWithOtherSubject);
  const parts = end < 0 ? all : all.slice(0, end + 1);
  const isList = parts.length > 2 && parts.slice(1).every((part) => isPastVerb(part.split(' ', 1)[0] ?? ''));
  return joinPair(isList ? `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}` : parts.join('; '));
};
const isPastVerb = (word: string) => verbForm(word)?.form === 'past';
/** Joins a past verb after a semicolon by 'and', and puts a small word after a colon in lower case. */
const joinPair = (text: string) =>
  text
    .replace(
      /: (Large|Small|A|An|The|This|In|With|To|From|By|All|Both)\b(?=[ ,])/g,
      (_, word: string) => `: ${word.toLowerCase()}`,
    )
    .replace(/; (\p{Ll}+)(?= )/gu, (whole, word: string) =>
      verbForm(word)?.form === 'past' ? ` and ${word}` : whole,
    );

/** Removes an unclosed bracket with the text after it. */
function removeOpenBracket(text: string): string {
  const open = text.indexOf('(', text.lastIndexOf(')') + 1);
  return open < 0 ? text : text.slice(0, open).trimEnd();
}

/** Whether a text is too short: three words can state an act ('Recruited 17 teachers'), but nothing else. */
function isStub(text: string): boolean {
  const words = text.split(' ');
  return words.length < 3 || (words.length === 3 && verbForm(words[0] ?? '')?.form !== 'past');
}

/** The text without names of several words, since 'Corvid Logistics' says nothing about the work done there. */
const removeNames = (text: string, names: string[]) =>
  names.reduce((rest, name) => (name.includes(' ') ? rest.replaceAll(name, '_') : rest), text);

/** Whether a sentence about oneself claims talents without an act or a field. */
const isPraise = (text: string): boolean => isSelfPraise(text) && !statesCompetence(text);

/** Whether a line about oneself states present work, as opposed to what the person is, has or speaks. */
const statesPresentWork = ({ predicate }: SentenceShape): boolean =>
  predicate?.tense === 'present' &&
  !/^(?:is|has|holds?|speaks|believes|thinks|values|likes|loves|enjoys|prefers|wants|knows|understands|can|will)\b/.test(
    predicate.text,
  );

/** The text with its first word in lower case, if that is a verb. */
const lowerVerb = (text: string): string =>
  verbForm(text.split(' ', 1)[0]?.toLowerCase() ?? '') ? lowerFirst(text) : text;

/** A form of the first person after 'and', of 'I have a yard and am its pilot'. */
const FIRST_PERSON_PATTERN = /(?<=,? and )(have|am)(?= (?:\p{Ll}|\d))/gu;
/** A sentence in the third person with all its auxiliaries in it: 'has a yard and is its pilot'. */
const agreeAuxiliaries = (predicate: string): string =>
  / (?:who|which|that|they|we|where) /.test(predicate) || !/^\p{L}+s /u.test(predicate)
    ? predicate
    : predicate.replace(FIRST_PERSON_PATTERN, (word) => (word === 'have' ? 'has' : 'is'));

/** The shape with the articles and the 'and' before a last item that prose needs, although the line omits them. */
const addProseArticles = (shape: SentenceShape, isAboutSelf: boolean): SentenceShape => {
  if (!shape.predicate) return shape;
  // A line of a post is also printed without its copula: 'Specialized in ...'.
  const predicate = isAboutSelf ? statePredicate(shape.predicate) : shape.predicate;
  return {
    ...shape,
    predicate: {
      ...predicate,
      text: proseOf(isAboutSelf ? agreeAuxiliaries(predicate.text) : predicate.text),
      bare: upperFirst(proseOf(lowerVerb(predicate.bare))),
    },
  };
};

/** Weight subtracted from a sentence that refers to another one, so that it is chosen last. */
const POINTING_WEIGHT_LOSS = 3;

/**
 * Whether an English sentence is incomplete alone: a result without its cause, or an act without its purpose.
 */
const isIncompleteAlone = (text: string, next: string | undefined): boolean =>
  saysPrevention(next) || isOnlyResult(text);

/** Words in lower case within the title of a book. */
const SMALL_TITLE_WORD_PATTERN = /^(?:the|and|for|with|from|into|of|in|on|at|by|to|a|an)$/;
/** Whether the text after a label is the title of something: 'Rivers: Building the Modern Harbour'. */
function isTitleOfWork(text: string): boolean {
  const words = text.split(' ').filter((word) => !SMALL_TITLE_WORD_PATTERN.test(word));
  return (
    words.length > 1 &&
    verbForm(words[0] ?? '')?.form !== 'past' &&
    words.every((word) => /^\p{Lu}/u.test(word))
  );
}

/** A question, which addresses the reader. */
const QUESTION_PATTERN = /\?["”»’)\s]*$/u;

/**
 * Whether a name in capitals, which stands in large type beside the lines, was read into one: 'ADAM of the agreed
 * changes'.
 */
const hasNameInCapitals = (text: string, firstName: string): boolean =>
  firstName.length > 2 && /\p{Ll}{3}/u.test(text) && text.split(' ').includes(firstName.toUpperCase());

/** Maximum characters of a sentence about oneself. Such sentences are rarer than lines of roles and say more. */
const MAX_SELF_SENTENCE_CHARACTERS = 320;
const maxCharactersOf = (origin: Statement['origin']) =>
  origin === 'about' ? MAX_SELF_SENTENCE_CHARACTERS : undefined;

/** The words of a fact as its source has them. */
const quoteOf = ({ spans }: StatementFact): string => cleanRawText(spans.map(({ quote }) => quote).join(' '));

const PRESENT_PATTERN = /\b(?:currently|presently|at present|nowadays|till date|(?<!up[- ])to date|today)\b/i;

/**
 * The usable sentences of one fact. A sentence that cannot be printed truthfully and completely is omitted.
 * @param next the next line of the same role
 */
export function readStatements(
  fact: StatementFact,
  origin: Statement['origin'],
  role: RoleFact | undefined,
  reading: ReadingContext,
  otherHeadForms: HeadForms = new Map(),
  next?: string,
): Statement[] {
  const ongoing = origin === 'about' || role?.end === 'present';
  const ended = typeof role?.end === 'object';
  const statements: Statement[] = [];
  const sentences = sentencesOf(cleanRawText(fact.value));
  const parts = sentenceParts(sentences, {
    isAbout: origin === 'about',
    ongoing,
    language: reading.language,
  });
  for (const [at, sentence] of parts.entries()) {
    const asWhole = origin === 'about' ? wholeStatement(fact, sentence, at, reading) : undefined;
    if (asWhole) statements.push(asWhole);
    if (asWhole || QUESTION_PATTERN.test(sentence)) continue;
    const unnamed =
      origin === 'about' && reading.language === 'en' ? useOwnSubject(sentence, reading.firstName) : sentence;
    const inSentenceCase = toSentenceCase(applyTypography(removeFinalPeriod(unnamed)), reading.names);
    const { label, rest, heading } = splitLabel(inSentenceCase);
    const firstForm = heading && verbForm(rest.split(' ', 1)[0]?.toLowerCase() ?? '')?.form;
    if (heading === 'skills' && firstForm !== 'past') continue;
    if (label !== undefined && isTitleOfWork(rest)) continue;
    // 'Notable accomplishment: leading the move of ...' is in the past.
    const isDone = heading === 'achievements' && firstForm === 'gerund';
    const asTold = upperFirst(
      removeOpenBracket(
        joinVerbs(removeAnnouncement(origin === 'about' ? removeWish(rest) : rest, sentence)),
      ),
    );
    // In Polish and Croatian 'i' is not a pronoun, but means 'and'.
    const preparedText = removeReporting(
      reading.language === 'other' ? asTold : removeIntroductoryPhrase(asTold),
    );
    // If a line of a role breaks off after its action, the action is used.
    const isUsable = (text: string) =>
      verbForm(text.split(' ', 1)[0]?.toLowerCase() ?? '')?.form === 'past' &&
      !isRefused(text, reading.organisations, 'en') &&
      !isUnreadable(text);
    const isRescued = origin === 'role' && reading.language === 'en' && !label;
    const whole =
      (isRescued && !isUsable(preparedText) ? shortestWholeBeginning(preparedText, isUsable) : undefined) ??
      preparedText;
    // A short line that begins with an English verb is English, whatever its few other words resemble.
    const isSurelyEnglish = reading.language === 'en' && isPastVerb(whole.split(' ', 1)[0] ?? '');
    const language = isSurelyEnglish ? 'en' : (languageOf(whole, reading.language) ?? reading.language);
    if (
      (reading.language === 'other' && origin === 'statement') ||
      language !== reading.language ||
      (!label && /^\p{Ll}/u.test(rest) && !isLowerCaseItem(fact.value, role, language))
    )
      continue;
    if (
      isRefused(whole, reading.organisations, language) ||
      hasNameInCapitals(whole, reading.firstName) ||
      (whole === preparedText &&
        isRefused(`${removeReporting(removeIntroductoryPhrase(removeWish(inSentenceCase)))} .`, [], 'any'))
    )
      continue;
    // A statement with 'currently' in a role that has ended was copied from another role.
    if (role?.end && role.end !== 'present' && PRESENT_PATTERN.test(whole)) continue;
    const withLowerNouns =
      language === 'en' ? spellOutAmpersands(inOneCase(whole, quoteOf(fact), reading)) : whole;
    // Cut at the end, an answer would lose the result that it adds.
    const row =
      language === 'en' && origin !== 'about'
        ? removeFillerClause(shortenRow(withLowerNouns))
        : withLowerNouns;
    const trimmed =
      role && resultWithin(role, fact) ? withLowerNouns : trimStatement(row, maxCharactersOf(origin));
    // A cut line may be unreadable although the whole line is not.
    const cut =
      isRescued && trimmed && isUnreadable(trimmed)
        ? (withoutTools(trimmed).find((act) => isListOfTools(trimmed) && !isUnreadable(act)) ??
          shortestWholeBeginning(trimmed, isUsable))
        : trimmed;
    if (!cut || (language === 'en' && isStub(cut))) continue;
    if (language === 'en' && isUnreadable(cut)) continue;
    if (language === 'en' && origin === 'about' && (isPraise(cut) || isShouted(sentence))) continue;
    const shape =
      language === 'en'
        ? englishShape(
            origin === 'role' ? removeEmphasis(cut) : cut,
            origin,
            ongoing && !isDone,
            reading,
            otherHeadForms,
            ended || isDone,
          )
        : foreignShape(cut, language, origin);
    if (!shape || FILLER_PATTERN.test(shape.text)) continue;
    if (language === 'en' && !role && isAboutUnnamedCompany(shape.text)) continue;
    if (language === 'en' && origin !== 'about' && isIncompleteAlone(shape.text, sentences[at + 1] ?? next))
      continue;
    if (language === 'en' && shape.predicate && isUnreadable(shape.predicate.bare)) continue;
    if (
      language === 'en' &&
      origin === 'about' &&
      isPraise(shape.text.replace(/^Is /, '')) &&
      !statesAbility(shape.text)
    )
      continue;
    // Without a current role, the time of a line without a subject is unknown.
    const isOpen = origin === 'about' && !reading.isEmployed && !/^(?:I|he|she|they)\b/i.test(cut);
    if (language === 'en' && isOpen && statesPresentWork(shape)) continue;
    statements.push({
      id: `${fact.id}.${at}`,
      ...(language === 'en' ? addProseArticles(shape, origin === 'about') : shape),
      ...(label && !isFirstPerson(label) ? { label } : {}),
      language,
      fact,
      ...(origin === 'about' ? { sentence } : {}),
      ...(role ? { role } : {}),
      origin,
      weight:
        importanceOf(shape.text, role, reading.latestYear) +
        placeWorth(fact, role) -
        (shape.form === 'fragment' ? 1 : 0) -
        (pointsElsewhere(shape.text, role) ? POINTING_WEIGHT_LOSS : 0),
      subjects: language === 'en' ? subjectsOf(removeNames(whole, reading.organisations)) : [],
      themes: language === 'en' ? [] : themesOf(removeNames(whole, reading.organisations)),
    });
  }
  // A summary that cannot be used as a whole may still state years of experience.
  const years =
    statements.every(({ form }) => form === 'fragment') && origin === 'about' && reading.language === 'en'
      ? experienceWithin(cleanRawText(fact.value))
      : undefined;
  return years && years !== fact.value
    ? readStatements({ ...fact, value: years }, origin, role, reading, otherHeadForms)
    : statements;
}
