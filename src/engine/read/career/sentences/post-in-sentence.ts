/** Reads the title and the employer of a post from the sentence that states it. */
import {
  COMPANY_SCORE,
  isGenericName,
  ORGANISATION_WORD_SCORE,
  organisationScore,
} from '../../vocabulary/organisations';
import { isScope } from '../../vocabulary/scopes';
import { isSector } from '../../vocabulary/sectors';
import { titleScore } from '../../vocabulary/titles';
import { isTown } from '../../vocabulary/towns';
import { isDoubtfulName } from '../names/doubtful-name';
import { tidyName } from '../names/names';
import { isAnyPlace } from '../segments/place-parts';
import { openingOf } from './job-sentences';
import {
  DOTTED_WORD_PATTERN,
  POST_NOUNS,
  type Sentence,
  type TextPart,
  takeName,
  takeTitle,
  tokenizeSentence,
  type Word,
  wordSet,
} from './sentence-words';

/** The title and the employer of a post, with their offsets in a line. */
export interface LocatedPost {
  title?: TextPart;
  employer: TextPart;
  /** The line of both, if it is not that of the dates. */
  line?: number;
  /** Whether the employer may be a place or line of business instead: 'as a Buyer in Velmont'. */
  isUnsure: boolean;
}

/** Maximum number of characters of a sentence about a post; the rest of a longer one is not read. */
const MAX_SENTENCE_CHARACTERS = 400;
/** Prepositions before an employer. */
const EMPLOYER_PREPOSITIONS = wordSet('in at with for from');
/** Prepositions that also precede places and lines of business. */
const VAGUE_PREPOSITIONS = wordSet('in for');
const NUMBER_WORDS = wordSet('one two three four five six seven eight nine ten eleven twelve');
/** The number of an item: '1:-', '2)', '(a)'. */
const ITEM_NUMBER_PATTERN = /^\s{0,3}(?:\(?\d{1,2}|\(?[a-h])\s?[.):]\s?-?\s{0,3}/i;
const PREPOSITION_PATTERN = /(?:^|\s)(?:as|in|at|for|with|from|to)(?: (?:an?|the))?(?: M\/s\.?)?$/i;

/**
 * The post that a sentence states: 'Worked with Nordhav Foods Ltd as a Buyer', 'From May 2012 to June 2014 as Buyer at
 * Nordhav Foods'. Undefined for other texts, and where its words leave open what the employer is.
 */
export function postOfSentence(text: string): LocatedPost | undefined {
  const sentence = text.slice(0, MAX_SENTENCE_CHARACTERS);
  const number = ITEM_NUMBER_PATTERN.exec(sentence)?.[0].length ?? 0;
  const opening = openingOf(sentence.slice(number));
  const lead = opening?.words.trim() ?? '';
  if (!opening || !PREPOSITION_PATTERN.test(lead) || AT_CLIENT_PATTERN.test(sentence)) return undefined;
  const parsed = tokenizeSentence(sentence, number + opening.to);
  return /(?:^|\s)as(?: (?:an?|the))?$/i.test(lead) ? readTitleFirst(parsed) : readEmployerFirst(parsed);
}

/** 'as a Buyer in Nordhav Foods Ltd': the first part after a preposition that may be an employer is one. */
function readTitleFirst(parsed: Sentence): LocatedPost | undefined {
  const title = takeTitle(parsed, 0);
  if (!title) return undefined;
  const employer = findEmployerFrom(parsed, title.next);
  return employer && { title: title.part, employer: employer.part, isUnsure: employer.isVague };
}

/** 'with Nordhav Foods Ltd as a Buyer'; the title may be missing. */
function readEmployerFirst(parsed: Sentence): LocatedPost | undefined {
  const firstName = takeName(parsed, 0);
  if (!firstName) return undefined;
  const isFirstEmployer = isEmployer(firstName.part.text);
  const other = isFirstEmployer ? undefined : findEmployerFrom(parsed, firstName.next);
  const employer = isFirstEmployer ? firstName.part : other?.part;
  if (!employer) return undefined;
  const isUnsure = other?.isVague === true || isLowerCase(employer.text);
  for (const [at, { plain, to }] of parsed.words.entries()) {
    if (to <= employer.to) continue;
    const isIntroduced =
      plain === 'as' || (plain === 'of' && POST_NOUNS.has(parsed.words[at - 1]?.plain ?? ''));
    const title = isIntroduced ? takeTitle(parsed, at + 1) : undefined;
    if (title) return { title: title.part, employer, isUnsure };
  }
  // 'Worked with tools such as ...'.
  if (isLowerCase(employer.text)) return undefined;
  return { employer, isUnsure: isUnsure || organisationScore(employer.text) < ORGANISATION_WORD_SCORE };
}

/** Number of words after a title in which the preposition before its employer is searched for. */
const MAX_WORDS_TO_PREPOSITION = 8;

function findEmployerFrom(parsed: Sentence, start: number): { part: TextPart; isVague: boolean } | undefined {
  const { words } = parsed;
  let vague: TextPart | undefined;
  for (let at = start; at < Math.min(words.length, start + MAX_WORDS_TO_PREPOSITION); at += 1) {
    const { plain, text } = words[at] as Word;
    // A further sentence.
    if (
      at > start &&
      /[.;]$/.test(words[at - 1]?.text ?? '') &&
      !DOTTED_WORD_PATTERN.test(words[at - 1]?.plain ?? '')
    )
      break;
    // The duties of the post: ', overseeing'.
    if (words[at - 1]?.text === ',' && /ing$/.test(plain)) break;
    if (!EMPLOYER_PREPOSITIONS.has(plain) || /[.,;]$/.test(text)) continue;
    const name = takeName(parsed, at + 1);
    if (!name || !isEmployer(name.part.text)) continue;
    if (!VAGUE_PREPOSITIONS.has(plain) || organisationScore(name.part.text) >= ORGANISATION_WORD_SCORE)
      return { part: name.part, isVague: false };
    vague ??= name.part;
  }
  return vague && { part: vague, isVague: true };
}

/** Whether a name in a sentence may be an employer, and is not a place, department or line of business. */
function isEmployer(text: string): boolean {
  const name = isLowerCase(text)
    ? text.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
    : tidyName(text);
  const score = organisationScore(name);
  if (name.length < 2 || NUMBER_WORDS.has(name.toLowerCase()) || isGenericName(name) || isDoubtfulName(name))
    return false;
  if (score < ORGANISATION_WORD_SCORE && (consistsOfPlaces(name) || isScope(name) || isSector(name)))
    return false;
  if (score < COMPANY_SCORE && NO_FIRM_PATTERN.test(name)) return false;
  return score >= ORGANISATION_WORD_SCORE || titleScore(name) < 2;
}

/** Whether a text has no capital letter. */
const isLowerCase = (text: string) => !/\p{Lu}/u.test(text);

/** What or whom somebody works with: 'Solar Plant', 'Machines like lathes', 'students'. */
const NO_FIRM_PATTERN =
  /\b(?:work|fields?|sites?|plants?|machines?|projects?|team|like|operations?|graduate|classes|students)\b/i;
/** A post at a client; the employer is elsewhere in the sentence. */
const AT_CLIENT_PATTERN =
  /\b(?:through|pay ?-?rolls?|(?:on|in) (?:the )?behalf|outsourced|deputed|deputation|clients?|third party)\b/i;

/** Whether a text consists of places: 'UAE & India'. */
const consistsOfPlaces = (text: string) =>
  text.split(/ (?:&|and) /).every((part) => isAnyPlace(part) || isTown(part.replace(/\.$/, '')));
