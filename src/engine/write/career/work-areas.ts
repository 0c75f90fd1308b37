/** Assigns statements to areas of work, by which the portraits group them, and recognises those that show little. */

import type { Language } from '../../language/text/language';
import { labelIn } from '../../language/themes/labels';
import { hasFigure } from '../statements/figures';
import type { Statement } from '../statements/statement';

/** A persona or superpower: its title and the statements that show it. */
export interface Portrait {
  title: string;
  statements: Statement[];
}

/** A kind of work by which portraits group statements: a subject in English, a theme in other languages. */
export interface WorkArea {
  id: string;
  /** The title of a persona, as 'Refinancer'. */
  agent: string;
  /** The title of a superpower, as 'Debt and refinancing'. */
  label: string;
}

/** The area of a statement: its subject, else its first theme; undefined if it has neither. */
export function workAreaOf(statement: Statement, language: Language): WorkArea | undefined {
  const [subject] = statement.subjects;
  if (subject) return subject;
  const id = statement.themes[0]?.theme.id;
  const label = id && labelIn(language, id);
  return id && label ? { id, agent: label, label } : undefined;
}

/** Phrases for having only assisted, taken part, used something or been taught: these do not show a field of work. */
export const ASSISTED_PATTERN =
  /^(?:(?:attend|complet|pass|underwent|undertook)\w* .{0,40}\b(?:training|course|workshop|certification|internship|programme|program|seminar)\b|transferr?ed (?:from|to)\b|assist\w*|help\w*|support\w*|participat\w*|contribut\w*|attend\w*|involved|was involved|(?:re)?joined (?!(?:an?|the|its|their|all|both|two|three|four|five|six|seven|eight|nine|ten|several|many)\b)(?:\S+ ){1,4}(?:to|as)|operates? comfortably|work(?:ed|s)? (?:\w+ly )?(?:on|with|across|alongside|closely)|us(?:ed|es)|utili[sz]\w+|served as)\b/i;

/**
 * Lines that say only that work was delivered: 'Made delivery as per the agreed timeline', 'ensured tasks are
 * delivered'.
 */
export const ONLY_DELIVERED_PATTERN =
  /^(?:(?:successfully )?(?:made|did|completed?|ensured?|delivered) (?:the |all |timely |on-time )*(?:deliver(?:y|ies)|deliverables|tasks|work)|ensured? (?:that )?(?:the |all )?(?:deliver(?:y|ies|ables)|tasks|work|projects?) (?:is|are|was|were) (?:delivered|completed|done))(?: (?:as per|on|in|within|by|according to|per) (?:the |an |agreed |given |set )*(?:time(?:line|lines|frame|frames|ly manner)?|schedules?|deadlines?|plan|due dates?))?\W*$/i;

/** Minimum weight of a statement without a figure that says something about the person. */
const MIN_WEIGHT = 0.8;

/** Whether a statement is a duty that says little about the person. */
export const isWeakStatement = ({ weight, text }: Statement): boolean =>
  ONLY_DELIVERED_PATTERN.test(text) || (weight < MIN_WEIGHT && !hasFigure(text));
