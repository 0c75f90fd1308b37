/** Removes clauses that a statement can do without, or that another line has to explain. */
import { verbForm } from '../../language/grammar/verbs';
import { FILLER_PATTERN } from '../../language/vocabulary/filler';
import { isUnfinished } from './unfinished';

/** References to another line: 'across these functions'. */
const REFERENCE_TO_LINE_PATTERN =
  /\s(?:across|in|for|of|within|from|by|with) (?:all )?(?:these|those|this|that)(?: [\p{L}-]+){1,2}$/u;
/** A definite object that its owner after 'of' makes definite: 'the planning and launch' of 'these depots'. */
const DEFINITE_OBJECT_PATTERN = /\sthe(?: [\p{L}-]+){1,5}$/u;
/** The maker of a thing that another sentence names: 'a contract with the provider of the solution'. */
const REFERENCE_TO_MAKER_PATTERN =
  / with the (?:provider|owner|vendor|supplier|maker) of the (?:solution|product|system|service|platform|software|tool)(?=,|$)/u;
/** Removes words that refer to something in another sentence, unless what is left would be incomplete. */
export const removePointing = (line: string): string => {
  const text = line.replace(REFERENCE_TO_MAKER_PATTERN, '');
  const reference = REFERENCE_TO_LINE_PATTERN.exec(text);
  if (!reference) return text;
  const before = text.slice(0, reference.index);
  return reference[0].startsWith(' of ') && DEFINITE_OBJECT_PATTERN.test(before) ? text : before;
};

/** A reporting line after an action: 'Set the budgets, reporting to the board'. */
const REPORTING_CLAUSE_PATTERN =
  /(?<=\S \S+ \S+ \S+),? (?:and )?report(?:ing|ed) (?:directly )?to (?:the )?[^,;.]{2,60}$/iu;
/** Removes the reporting line at the end of a statement. */
export const removeReporting = (text: string): string => text.replace(REPORTING_CLAUSE_PATTERN, '');

/** A wish after a description of oneself: 'Finance director with 20 years in retail, seeking a board role'. */
const WISH_AT_END_PATTERN =
  /(?<=\S \S{1,40} \S{1,40} \S{1,40}),? (?:(?:and|who is|is|now|currently|presently|actively|always|constantly|continuously|continually|still|am) ){0,4}(?:seeking|looking (?:for|to)|searching for|eager to|hoping to|wishing to|aspiring to|aiming to|wanting to)\s[^.]*$/iu;
/** Removes a wish at the end of a description of oneself. */
export const removeWish = (text: string): string =>
  verbForm(text.split(' ', 1)[0]?.toLowerCase() ?? '')?.form === 'past'
    ? text
    : text.replace(WISH_AT_END_PATTERN, '');

/**
 * The announcement of a list within a description of oneself: '...; experience includes: Planning and design of mills'.
 */
const ANNOUNCED_LIST_PATTERN =
  /(?<=\S \S{1,40} \S{1,40} \S{1,40})[;,] (?:(?:my|main|key|relevant|professional) )?(?:experience|expertise|skills|competenc\p{L}+|specialties|responsibilities|strengths|areas|duties)(?: \p{L}+){0,2} (?:includes?|included|are|covers?|comprises?):.*$/isu;
/** Removes the announcement of a list, with the list, from a description of oneself. */
export const removeAnnouncedList = (text: string): string => text.replace(ANNOUNCED_LIST_PATTERN, '');
/** Words that announce the lines below: 'Built four ledgers, including:'. */
const ANNOUNCEMENT_PATTERN =
  /,? \(?(?:including|such as|namely|as follows|for example|e\.g\.|like)(?: (?:the following|these))?$/iu;
/** A statement without the announcement of a list below it, which ends its sentence with a colon. */
export const removeAnnouncement = (text: string, sentence: string): string =>
  /:\s*$/.test(sentence) ? text.replace(ANNOUNCEMENT_PATTERN, '') : text;

/** Where a clause of circumstances or results begins. */
const FINAL_CLAUSE_PATTERN = /, (?:thereby |thus )?\p{Ll}{3,20}ing (?=\S)/gu;
/** Minimum words of an act whose last clause is removed. */
const MIN_ACT_WORDS_BEFORE_FILLER = 6;
/** An act without a last clause that only has a hollow phrase: 'Built nine mills, moving the needle for growers'. */
export function removeFillerClause(text: string): string {
  const filler = FILLER_PATTERN.exec(text);
  const at = filler && [...text.slice(0, filler.index).matchAll(FINAL_CLAUSE_PATTERN)].at(-1)?.index;
  if (!at) return text;
  const act = text.slice(0, at);
  const isList = /, \p{Ll}+(?:ing|ed)(?:,| and|$)/u.test(act);
  return FILLER_PATTERN.test(act) ||
    isList ||
    isUnfinished(act) ||
    act.split(' ').length < MIN_ACT_WORDS_BEFORE_FILLER
    ? text
    : act;
}
