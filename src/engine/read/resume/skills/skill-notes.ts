/** Tidies entries of skills: removes remarks on use, drops what is known only slightly, and adds a missing subject. */
import { splitItems } from '../lists/items';

/** A remark in brackets on the length, level or place of use: '(seven years’ experience)', '(hobby use)'. */
const SKILL_NOTE_PATTERN =
  /(?<!\s)\s*[([](?=[^()[\]]*\b(?:years?|yrs?|months?|experience|experienced|proficien(?:t|cy)|expert|advanced|intermediate|fluent|exposure|hands-on|(?:personal|private|side|hobby|school|academic|university|college|lab) (?:projects?|use|work))\b)[^()[\]]{1,60}[)\]]$/iu;
/** Examples in brackets after an entry: 'Grain grading (e.g., wheat, barley)'. */
const EXAMPLES_PATTERN =
  /(?<!\s)\s*\((?:e\.\s?g\.|for example|such as|including|i\.\s?e\.|z\.\s?B\.|p\.\s?ej\.|par ex\.|bijv\.|ad es\.).*\)$/iu;

/** An entry without the note or the examples after it. */
export const removeNote = (item: string): string =>
  item.replace(EXAMPLES_PATTERN, '').replace(SKILL_NOTE_PATTERN, '') || item;

/** Entries that are marked as known only slightly: 'CSS (basic)'. */
const BASIC_LEVEL_MARK_PATTERN =
  /(?<![^,;|•·●▪])[^,;|•·●▪()[\]]*[([](?:very )?(?:basics?|beginner|elementary|novice|rusty|some|little|limited|learning|familiar)\b[^()[\]]*[)\]]/giu;

/** Beginnings of entries that are known only slightly: 'Just enough HTML', 'some knowledge of R'. */
const SLIGHT_KNOWLEDGE_PATTERN =
  /^(?:and )?(?:i (?:have|am) )?(?:just enough|a (?:little|bit of)|(?:some|basic|limited|little|elementary|beginner(?:['’]?s)?|rudimentary|passing) (?:knowledge|experience|understanding|exposure|familiarity|skills?)|(?:somewhat |also )?familiar(?:ity)? with|exposure to|beginner (?:in|at)|(?:currently )?learning)(?:\s|$)/iu;
/** Beginnings of entries that are known well, which end the part of a list that is known only slightly. */
const THOROUGH_KNOWLEDGE_PATTERN =
  /^(?:and )?(?:highly |very )?(?:proficien(?:t|cy)|expert(?:ise)?|skilled|experienced?|advanced|fluent|strong|well versed) /iu;
/** Separators that are stronger than a comma, so that what is said of one entry does not apply to the next. */
const STRONG_SEPARATOR_PATTERN = /[;|•·●▪]/u;

/** Labels of lists whose entries are known only slightly. */
const BASIC_LEVEL_LABEL_PATTERN =
  /^(?:basics?|beginner|novice|elementary|rusty|familiar|familiar(?:ity)? with|exposure(?: to)?|(?:some|basic|limited|working towards) (?:knowledge|experience|understanding|exposure|familiarity|skills?)(?: (?:of|in|with))?|(?:basic|beginner) level|currently learning|learning)$/iu;

/** Whether the entries below a label are known only slightly. */
export const isBasicLevelLabel = (label: string): boolean => BASIC_LEVEL_LABEL_PATTERN.test(label.trim());

/** Whether an entry is marked as known only slightly. */
const isKnownSlightly = (item: string): boolean => SLIGHT_KNOWLEDGE_PATTERN.test(item);

/** The entries of a one-line list that are not marked as known slightly: none of 'Just enough HTML, CSS and Java'. */
export function knownItems(text: string): string[] {
  // Without stronger separators, 'just enough' applies to everything after it.
  const carries = !STRONG_SEPARATOR_PATTERN.test(text);
  let isSlight = false;
  return splitItems(text.replace(BASIC_LEVEL_MARK_PATTERN, '')).filter((item) => {
    if (isKnownSlightly(item)) isSlight = true;
    else if (THOROUGH_KNOWLEDGE_PATTERN.test(item) || !carries) isSlight = false;
    return !isSlight;
  });
}

/**
 * Names of practices that need the word before them: 'management with ledgers' is not a skill, 'data management' is.
 */
const NEEDS_SUBJECT_PATTERN =
  /^(?:management|development|design|analysis|modell?ing|processing|visuali[sz]ation|engineering|administration|planning|integration)(?: (?:with|using|in|on) |$)/u;

/** An entry with the one-word label of its list if it needs that word: 'Data: management with R'. */
export const prependSubject = (item: string, label: string): string =>
  NEEDS_SUBJECT_PATTERN.test(item) && /^\p{Lu}\p{L}+$/u.test(label) ? `${label} ${item}` : item;
