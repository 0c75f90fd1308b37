/** Writes a sentence from the headline if that says more than the present role. */
import { type CitedText, spansOf } from '../../check/cited-text';
import { aOrAn } from '../../language/grammar/indefinite-article';
import { addFinalPeriod } from '../../language/text/hygiene';
import { wordsKey } from '../../language/text/keys';
import { joinAsList } from '../../language/text/sentences';
import { isLearner, NOT_A_ROLE_PATTERN, namesPerson } from '../../language/vocabulary/titles';
import { currentRole } from '../career/career-order';
import { headlineParts } from '../lists/role-line';
import { titlesInRow, titleWithArticle } from '../phrases/english';
import type { CareerContext } from '../statements/career-context';
import { isPost } from '../statements/plausible';
import { titleInProse } from '../statements/prose-title';

const MAX_TITLE_WORDS = 5;
/** Maximum words of a title in the headline of a person without a present role. */
const MAX_LEADING_TITLE_WORDS = 8;
const wordsOf = (text: string): string[] => wordsKey(text).split(' ');
/** Words of rank, which do not name a field. */
const RANK_WORD_PATTERN =
  /^(?:senior|sr|junior|jr|lead|principal|staff|chief|head|of|and|the|global|group|i{1,3})$/;

/** The last words of professions that are not job titles: 'Engineering Executive', 'Healthcare Strategist'. */
const CALLING_PATTERN =
  /^(?:executive|leader|operator|strategist|entrepreneur|professional|specialist|expert|technologist|marketer|financier|generalist)$/;

const isPlainTitle = (title: string): boolean =>
  isPost(title) &&
  namesPerson(title) &&
  !isLearner(title) &&
  !NOT_A_ROLE_PATTERN.test(title) &&
  !/[^\p{L}\s&-]/u.test(title);

/**
 * The titles with which the headline begins: 'Data Scientist' and 'Data Engineer' of 'Data Scientist | Data Engineer'.
 */
export function leadingTitles({ facts }: CareerContext): string[] {
  const parts = headlineParts(facts.headline?.value ?? '').flatMap((part) => part.split(/\s\/\s/));
  const end = parts.findIndex(
    (part) => part.split(' ').length > MAX_LEADING_TITLE_WORDS || !isPlainTitle(part.replace(/\//g, ' ')),
  );
  return end < 0 ? parts : parts.slice(0, end);
}

/** Maximum titles that one sentence names. */
const MAX_TITLES = 2;

/**
 * 'Kim Varn is a data scientist and a data engineer', for a person without a present role, whose last role says less.
 */
function leadingTitlesSentence(context: CareerContext): CitedText | undefined {
  const { headline } = context.facts;
  const role = currentRole(context);
  const titles = leadingTitles(context).slice(0, MAX_TITLES);
  const heldWords = new Set(wordsOf(role?.title ?? ''));
  if (!headline || titles.every((title) => wordsOf(title).every((word) => heldWords.has(word))))
    return undefined;
  const titleList = joinAsList(titlesInRow(titles.map((title) => ({ title, organisation: '' }))));
  return { text: addFinalPeriod(`${context.fullName} is ${titleList}`), spans: spansOf(headline) };
}

/**
 * 'Kim Varn is a senior marine chemist' for a person whose title is 'Senior Scientist': the first part of the headline,
 * if it is a title with the words of the present one and more. Undefined otherwise, since the title of the role is
 * enough.
 */
export function headlineSentence(context: CareerContext): CitedText | undefined {
  const { headline } = context.facts;
  const role = currentRole(context);
  if (!headline || !context.first) return undefined;
  if (role?.end !== 'present') return leadingTitlesSentence(context);
  if (!namesPerson(role.title)) return undefined;
  const [title = ''] = headlineParts(headline.value);
  const [words, heldWords] = [wordsOf(title), wordsOf(role.title)];
  const isTitle = words.length <= MAX_TITLE_WORDS && isPlainTitle(title);
  // The last word is the profession, which must stay the same: the headline may only add a field to 'Scientist'.
  const saysMore =
    words.at(-1) === heldWords.at(-1) &&
    heldWords.every((word) => words.includes(word)) &&
    words.some((word) => !heldWords.includes(word) && !RANK_WORD_PATTERN.test(word));
  const isCalling =
    words.length > 1 &&
    CALLING_PATTERN.test(words.at(-1) ?? '') &&
    words.some(
      (word) => !heldWords.includes(word) && !RANK_WORD_PATTERN.test(word) && !CALLING_PATTERN.test(word),
    );
  if (!isTitle || !(saysMore || isCalling)) return undefined;
  // A company has several people of one calling, so it takes an article: 'an engineering executive'.
  const calling = titleInProse(title);
  const titlePhrase = isCalling ? `${aOrAn(calling)}${calling}` : titleWithArticle(title, '');
  const text = addFinalPeriod(`${context.fullName} is ${titlePhrase}`);
  return { text, spans: spansOf(headline) };
}
