/**
 * Finds employers of earlier posts without dates that a heading or a sentence announces: 'Earlier Career' over
 * 'Nordhav — Buyer • Redwell — Clerk', 'Prior roles at Nordhav, Redwell and Lund'. Each becomes a question.
 */
import { findDates } from '../../dates/dates';
import { stripBullets } from '../../layout/bullets';
import type { DocumentLine } from '../../layout/line';
import { joinLines, type ParagraphText } from '../../layout/paragraphs';
import { splitSentences } from '../../layout/sentences';
import { splitTitleAtCompany } from '../../vocabulary/at-words';
import { namesEarlierPosts } from '../../vocabulary/earlier-posts';
import { LEGAL_FORM_SCORE, organisationScore } from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';
import { isWorkArea } from '../../vocabulary/work-areas';
import { isDoubtfulName } from '../names/doubtful-name';
import { isAnyPlace } from '../segments/place-parts';

/** A name that may be an earlier employer's, with the text in which it stands. */
interface EarlierEmployer {
  name: string;
  page?: number;
  quote: string;
}

/** Maximum words of an employer's name. */
const MAX_NAME_WORDS = 7;
/** A text below a heading that has more words than this, and no signs between items, is prose and not a list. */
const MAX_UNLISTED_WORDS = 14;
/** Maximum lines below a heading of earlier posts in which their employers are looked for. */
const MAX_BLOCK_LINES = 30;
/** Minimum score of a title that is recognised by its words. */
const MIN_TITLE_SCORE = 2;

/** Words before the employers of earlier posts in a sentence: 'Prior roles at', 'Earlier:', 'Previously worked for'. */
const BEFORE_EMPLOYERS_PATTERN =
  /^(?:(?:earlier|early|prior|previous|past|former)(?: (?!at |with |for )[\p{L}-]+,?){0,5}? (?:roles?|positions?|posts?|jobs?|employment|employers?|career|stints?)(?:(?: (?:also )?(?:held|included?|includes|including))?(?: (?:at|with|for)|\s?:)| (?:also )?(?:includes?|included|including))|(?:earlier|early|prior|previous|past|former) (?:[\p{L}-]+ )?(?:experience|history)(?: at|\s?:)|(?:earlier|previously|formerly|before that|prior to that)(?:,? (?!at |with |for )[\p{L}-]+,?){0,6}? (?:at|with|for)|(?:earlier|previously|formerly|früher|zuvor|davor|auparavant|anteriormente|in precedenza|eerder|vroeger)\s?:)\s+(?=["“]?[\p{L}\d])/iu;

/** Signs between the items of a list of posts, and the end of a remark in brackets before the next item. */
const BETWEEN_POSTS_PATTERN = /(?<!\s)\s+[•·|¦;]\s+|;\s+|(?<=\))\s+(?=\p{Lu})/u;
/** Signs and words between the names of a list. */
export const BETWEEN_NAMES_PATTERN =
  /,\s+(?:(?:and|und|et|y|e|en)\s+)?|(?<!\s)\s+(?:and|und|et|y|en|sowie)\s+/u;
/** Signs between the title and the employer of a post. */
const BETWEEN_PARTS_PATTERN = /(?<!\s)\s+[–—-]+\s+|,\s+|:\s+/u;
/** What follows the name of an employer in a sentence. */
const AFTER_NAME_PATTERN =
  /(?:\s(?:as|where|in|from|when|while|before|leading|managing|als|comme|como)|:|\s[–—-]+)\s/u;
/** A remark in brackets, also one whose end is missing. */
const BRACKETS_PATTERN = /\s?[([][^()[\]]*(?:[)\]]|$)/gu;

/**
 * The employers of the earlier posts in these lines.
 * @param heading the heading of their section, which may announce such posts itself
 */
export function earlierEmployersOf(lines: readonly DocumentLine[], heading = ''): EarlierEmployer[] {
  const starts = lines.flatMap((line, at) => (isEarlierHeading(line) ? [at + 1] : []));
  if (namesEarlierPosts(heading)) starts.unshift(0);
  return starts.flatMap((start) => {
    const rest = lines.slice(start, start + MAX_BLOCK_LINES);
    const end = rest.findIndex(isDated);
    const block = end < 0 ? rest : rest.slice(0, end);
    return joinLines(block).flatMap((paragraph) =>
      namesIn(paragraph).map((name) => ({ ...paragraph, name })),
    );
  });
}

/** The employers that sentences of these lines announce as earlier ones: 'Previously at Nordhav and Redwell.' */
export const employersInSentences = (lines: readonly DocumentLine[]): EarlierEmployer[] =>
  joinLines(lines).flatMap((paragraph) =>
    splitSentences(paragraph.text).flatMap((sentence) => {
      const opening = BEFORE_EMPLOYERS_PATTERN.exec(sentence)?.[0];
      if (opening === undefined || findDates(sentence).length > 0) return [];
      return namesOfList(sentence.slice(opening.length)).map((name) => ({ ...paragraph, name }));
    }),
  );

/** Whether a line is a heading of earlier posts, perhaps with the years of all of them. */
function isEarlierHeading({ text, bullet }: DocumentLine): boolean {
  const [date] = findDates(text);
  const name = date ? text.slice(0, date.index).replace(/(?<![\s|,(–—-])[\s|,(–—-]+$/u, '') : text;
  return !bullet && namesEarlierPosts(name);
}

const isDated = ({ text }: DocumentLine): boolean => findDates(text).some(({ range }) => range);

/** The employers that a text below a heading of earlier posts names. */
function namesIn({ quote, bullet }: ParagraphText): string[] {
  // The joined text lacks a bullet at the end of a line, which separates two posts.
  const text = stripBullets(quote);
  const items = text.split(BETWEEN_POSTS_PATTERN);
  if (items.length === 1 && text.split(' ').length > MAX_UNLISTED_WORDS) {
    return splitSentences(text).flatMap((sentence) => {
      const { organisation } = splitTitleAtCompany(sentence);
      return BEFORE_EMPLOYERS_PATTERN.test(sentence) || titleScore(sentence) > 0
        ? namesOfList(organisation)
        : [];
    });
  }
  return items.flatMap((item) => {
    const plain = item
      .replace(BRACKETS_PATTERN, '')
      .replace(/(?<![.,:])[.,:]+$/u, '')
      .trim();
    const { organisation } = splitTitleAtCompany(plain);
    if (organisation !== '') return namesOfList(organisation);
    const parts = plain.split(BETWEEN_PARTS_PATTERN);
    if (parts.length === 1 && bullet && items.length === 1) return [];
    return parts.find(isName) ?? [];
  });
}

/** The names of a list: 'Nordhav, Redwell and Lund & Co. as a buyer', 'Buyer at Nordhav, Clerk at Redwell'. */
const namesOfList = (text: string): string[] =>
  text
    .replace(BRACKETS_PATTERN, '')
    .split(BETWEEN_POSTS_PATTERN)
    .flatMap((part) => part.split(BETWEEN_NAMES_PATTERN))
    .map((item) => {
      const { organisation } = splitTitleAtCompany(item);
      const name = organisation === '' ? item : organisation;
      return name
        .slice(0, AFTER_NAME_PATTERN.exec(name)?.index)
        .replace(/^(?:the|die|der|das)\s/iu, '')
        .replace(/(?<![.,:])[.,:]+$/u, '')
        .trim();
    })
    .filter(isName);

/** Whether a text may be an employer's name by its words. */
export const isName = (text: string): boolean =>
  /^["“]?(?:[\p{Lu}\p{N}]|\p{Ll}+\p{Lu})/u.test(text) &&
  text.split(' ').length <= MAX_NAME_WORDS &&
  (titleScore(text) < MIN_TITLE_SCORE || organisationScore(text) >= LEGAL_FORM_SCORE) &&
  !isDoubtfulName(text) &&
  !isWorkArea(text) &&
  !isAnyPlace(text);
