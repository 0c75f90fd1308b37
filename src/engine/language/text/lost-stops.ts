/** Finds where two lines were joined because a full stop or a bullet was lost between them. */
import { verbForm } from '../grammar/verbs';

/** Words after which a capitalised word continues the same phrase. */
const BEFORE_PROPER_NAME_PATTERN =
  /^(?:a|an|the|all|both|each|every|its|their|his|her|this|these|those|of|and|or|for|in|on|at|to|by|from|with|as|into|per|via|across|through|within|under|over|between|during|using|like|including|than|is|was|new|own|other|key|full|joint|senior|&)$/;

/** A word in lower case or a number, without a comma after which a list or phrase would go on. */
const LAST_WORD_PATTERN = /^(?:\p{Ll}[\p{L}’'-]*|\d[\d.,]*%?)$/u;
const ABBREVIATION_PATTERN = /^\p{Lu}[\p{Lu}&\d]+$/u;
/** A word without punctuation at its end. */
const WORD_END_PATTERN = /[\p{L}\d%)]$/u;

/** Nouns of work, which begin a line before 'of': 'Setup of presses'. */
const ACTION_NOUN_PATTERN =
  /^(?:Setup|Implementation|Development|Management|Preparation|Coordination|Installation|Maintenance|Creation|Planning|Supervision|Execution|Administration|Oversight|Provision|Monitoring|Commissioning)$/;

/** A count of things, as opposed to a year or the number of a standard. */
const COUNT_PATTERN = /^(?:\d{1,3}(?:,\d{3})*(?:\+|s|%)|\d{1,3},\d{3})$/;
/** Past forms that qualify a name. */
const QUALIFYING_WORD_PATTERN =
  /^(?:Certified|Registered|Limited|Unlimited|United|Advanced|Integrated|Applied|Chartered|Licensed)$/;

/**
 * The index of the word that begins the second of two joined lines, shown by a capitalised verb after a noun: 'Kept
 * long contracts with clients Facilitate terms of trade'; -1 if there is none.
 */
export function nextLineAt(words: readonly string[]): number {
  return words.findIndex((word, index) => {
    const before = words[index - 1] ?? '';
    if (index < 2 || !/^\p{Lu}\p{Ll}{2,}$/u.test(word)) return false;
    const [after = '', second = ''] = words.slice(index + 1, index + 3);
    const verb = verbForm(word);
    // 'brands at Hooli Managed £2 million': a past form before an amount.
    if (/^[$€£]\d/.test(after)) return verb?.form === 'past' && WORD_END_PATTERN.test(before);
    // 'a ledger in Go and PostgreSQL Administered 100s of mills'
    if (COUNT_PATTERN.test(after) && !QUALIFYING_WORD_PATTERN.test(word))
      return (
        verb?.form === 'past' &&
        verb.base !== undefined &&
        WORD_END_PATTERN.test(before) &&
        !BEFORE_PROPER_NAME_PATTERN.test(before.toLowerCase())
      );
    if (!/^\p{Ll}/u.test(after)) return false;
    // 'in 3,800 Orla and Varn stores' names both.
    if (/^(?:and|or|&)$/.test(after) && /^\p{Lu}/u.test(second)) return false;
    if (/ly$/.test(word) && verbForm(after)?.form === 'past') return WORD_END_PATTERN.test(before);
    const isAfterWord = LAST_WORD_PATTERN.test(before) && !BEFORE_PROPER_NAME_PATTERN.test(before);
    if (ACTION_NOUN_PATTERN.test(word) && after === 'of') return isAfterWord && !verbForm(before);
    // 'the risk of CRO Supports and monitors ...'
    const isPair = after === 'and' && verb?.form === 'present' && verbForm(second)?.form === 'present';
    if (isPair && ABBREVIATION_PATTERN.test(before)) return true;
    // The word after a verb is its object: 'prepared Project plans'.
    return isAfterWord && verb?.base !== undefined && verbForm(before)?.form === undefined;
  });
}

/** Minimum words of each of two lines that were joined without a full stop. */
const MIN_JOINED_LINE_WORDS = 4;
/**
 * The lines of a text that lost the full stops between them: 'Led nine mills for growers Manages the routine of ...'.
 * @param canEnd whether a line may end as given; otherwise it is not divided there
 */
export function splitAtLostStops(text: string, canEnd: (line: string) => boolean = () => true): string[] {
  const words = text.split(' ');
  const at = nextLineAt(words);
  if (at < MIN_JOINED_LINE_WORDS || words.length - at < MIN_JOINED_LINE_WORDS) return [text];
  const first = words.slice(0, at).join(' ');
  return canEnd(first) ? [first, ...splitAtLostStops(words.slice(at).join(' '), canEnd)] : [text];
}
