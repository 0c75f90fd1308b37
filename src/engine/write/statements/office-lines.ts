/** Reads office lines, which say without a verb what somebody was or answered for: 'P&L owner of the mills'. */
import { verbForm } from '../../language/grammar/verbs';
import { lowerFirst } from '../../language/text/casing';
import { TITLE_NOUN_PATTERN } from '../../language/vocabulary/titles';
import { hasFigure } from './figures';
import { saysExtent } from './importance';

/** Responsibility as a noun: 'Full P&L responsibility for nine mills'. */
const RESPONSIBILITY_PATTERN =
  /^(?:(?:Full|Overall|Sole|Total|Complete|Direct|Global|Regional|Joint|Executive|Commercial|Operational|Financial|End-to-end|P&L|profit and loss|budget|line management|management),? (?:and )?){1,4}(?:responsibility|accountability|ownership|oversight) (?:for|of) \S/iu;
/** An office with what it is for: 'Head of a team of 60', 'Sponsor for inclusion', 'Interim CFO during ...'. */
const OFFICE_PATTERN =
  /^((?:[\p{L}&/-]+ ){0,4}(?:head|owner|member|sponsor|partner|secretary|spokesperson|spokesman|spokeswoman|lead|leader|chair|chairman|chairwoman|delegate|representative|director|manager|officer|founder|C[A-Z]O|counsel|adviser|advisor)) (?:of|to|for|on|during|in charge of) \S/iu;
/** A list of what somebody answers for; the adjective stands before one noun: 'Own sales, partnerships and support'. */
const OWNED_LIST_PATTERN = /^Owns? ([\p{L}&/-]+(?: [\p{L}&/-]+){0,3}, .+)$/u;
/** Minimum words of an office line without a figure or an extent. */
const MIN_WORDS = 7;

/**
 * The predicate of an office line in the past or present: 'was P&L owner of the mills'; undefined for any other line,
 * and for one that says no more than the title.
 */
export function officePredicate(line: string, ended: boolean): string | undefined {
  const [, owned] = OWNED_LIST_PATTERN.exec(line) ?? [];
  if (owned) return `${ended ? 'owned' : 'owns'} ${owned}`;
  const tellsMore = hasFigure(line) || saysExtent(line) || line.split(' ').length >= MIN_WORDS;
  if (!tellsMore) return undefined;
  if (RESPONSIBILITY_PATTERN.test(line)) return `${ended ? 'had' : 'has'} ${lowerFirst(line)}`;
  const office = OFFICE_PATTERN.exec(line)?.[1];
  if (!office || !isOffice(office) || tellsAct(line)) return undefined;
  const article = /(?:^|\s)member$/iu.test(office) && !/^an?\s/iu.test(line) ? 'a ' : '';
  // 'Project Leader of ...' keeps both capitals.
  const isCapitalised = /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(office);
  return `${ended ? 'was' : 'is'} ${article}${isCapitalised ? line : lowerFirst(line)}`;
}

/** Whether a verb with its object is joined to an office, whose tense is not known: 'and lead the planning'. */
const tellsAct = (line: string): boolean =>
  [...line.matchAll(/ and (\p{Ll}{3,20}) (?:the|an?|all|its|their) /gu)].some(([, word = '']) =>
    verbForm(word),
  );

/** Whether words name an office: their last one does, and none of them is a verb of a sentence. */
const isOffice = (words: string): boolean =>
  (TITLE_NOUN_PATTERN.test(words) ||
    /(?:owner|member|sponsor|partner|spokes\p{L}+|delegate)$/iu.test(words)) &&
  !/\b(?:is|was|are|were|has|had|served|acted|worked|led|reported|promoted|appointed|as|and|the)\b/iu.test(
    words,
  );

/** Whether an entry of a list is an office line, which needs no verb. */
export const isOfficeLine = (text: string): boolean =>
  RESPONSIBILITY_PATTERN.test(text) || isOffice(OFFICE_PATTERN.exec(text)?.[1] ?? 'is');
