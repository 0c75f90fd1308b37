/** Recognises how sentences about a job begin. */
import { findDates } from '../../dates/dates';

/** Beginnings of sentences about a job, optionally with adverbs, which may be misspelt. */
export const SENTENCE_OPENING_PATTERN =
  /^(?:\d{1,2}\s?[.):](?:\s?-)?\s*)?(?:to date\s+)?(?:(?:now|last|at present|pres[ae]ntly|currently|in (?:the )?(?:current|present)(?:\/\p{L}{3,10})?),?\s+)?(?:i\s+)?(?:(?:am|was|were|have|has|had|been|is|now|present|currently|pres[ae]ntly|previously|formerly)\s+)*(?:work(?:ed|ing|s)?|employed|served|serving|joined)\b(?:\s+(?:currently|pres[ae]ntly|previously))?\s*(?:(?:as\s+(?:an?\s+|the\s+)?)|(?:in|at|for|with|to)\s+(?:M\/s\.?\s+)?)?/iu;
/**
 * A role stated by its duration: 'Six months of work experience as a buyer', '1 year 3 months working with Redwell'.
 */
const ROLE_DURATION_PATTERN =
  /^(?:(?:i have|having)\s+)?(?:\d{1,2}(?:\.\d)?\+?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s+(?:years?|mon?ths?|yrs?)\s+(?:(?:and\s+)?\d{1,2}\s+months?\s+)?(?:of\s+)?(?:(?:work(?:ing)?\s+)?(?:experience|exp\.?)(?:\s+of\s+\p{L}+(?:\s\p{L}+){0,2})?|work(?:ed|ing)|apprenticeship|internship)\s+(?:as\s+(?:an?\s+|the\s+)?|(?:in|at|for|with|from)\s+(?:M\/s\.?\s+)?)/iu;

/** A post that is mentioned beside the others: 'Additional experience as a Buyer at Nordhav Foods'. */
const FURTHER_EXPERIENCE_PATTERN =
  /^(?:additional|earlier|previous|prior|other|further)\s+(?:work\s+|professional\s+)?experience\s+as\s+(?:an?\s+|the\s+)?(?=\p{Lu})/iu;

/** Whether a line states a role by its duration. */
export const statesDuration = (text: string) => ROLE_DURATION_PATTERN.test(text);

/** Whether a line begins like a sentence about a job. */
export const isJobSentence = (text: string) => openingOf(text) !== undefined;

/** Finds the beginning of a sentence about a job, after any dates: '2012-2014 : Worked at'. */
export function openingOf(text: string): { from: number; to: number; words: string } | undefined {
  const [first = ''] = (SENTENCE_OPENING_PATTERN.exec(text) ??
    ROLE_DURATION_PATTERN.exec(text) ??
    FURTHER_EXPERIENCE_PATTERN.exec(text) ??
    []) as string[];
  if (first !== '') return { from: 0, to: first.length, words: first };
  if (text.length > MAX_DATED_SENTENCE_CHARACTERS || !/\b(?:work(?:ed|ing)|as)\b/i.test(text))
    return undefined;
  const [date] = findDates(text);
  if (!date?.range || date.index > MAX_LEAD_CHARACTERS || !DATE_LEAD_PATTERN.test(text.slice(0, date.index)))
    return undefined;
  const from = date.index + date.length;
  const lead = /^[\s).,:|–—-]*/u.exec(text.slice(from, from + MAX_CHARACTERS_TO_OPENING))?.[0].length ?? 0;
  const rest = text.slice(from + lead);
  const [words = ''] = (SENTENCE_OPENING_PATTERN.exec(rest) ??
    OPENING_AS_PATTERN.exec(rest) ??
    []) as string[];
  return words === '' ? undefined : { from: from + lead, to: from + lead + words.length, words };
}

/** What may precede the dates that begin a sentence: 'From ' in 'From 2012 to 2014 as Buyer'. */
const DATE_LEAD_PATTERN = /^\W?(?:(?:from|since|during|period)[\s:–-]{1,3})?$/i;
const MAX_LEAD_CHARACTERS = 10;
/** The beginning of a sentence without a verb, after its dates: 'as Buyer'. */
const OPENING_AS_PATTERN = /^as\s+(?:an?\s+|the\s+)?(?=[\p{Lu}“"‘'])/iu;

/**
 * Maximum length of a sentence whose leading dates are skipped, and of the text between the dates and the
 * opening.
 */
const MAX_DATED_SENTENCE_CHARACTERS = 300;
const MAX_CHARACTERS_TO_OPENING = 10;
