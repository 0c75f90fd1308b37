/**
 * Decides on all entries of a scope together: each is scored alone first, then again with the layout of the
 * others.
 */
import { type DateRange, findDates, months } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import type { ReadEntry } from '../../resume/experience/experience';
import type { HeaderParts } from '../../resume/experience/title-organisation';
import { removeDurationLines } from '../dates/duration-lines';
import { removeGroupHeadings } from '../dates/group-headings';
import { type Anchor, type AnchoredLines, anchoredLinesOf } from '../entry-lines/anchors';
import { type Candidate, candidatesOf, type RuleOpinion } from '../model/candidates';
import { habitsOf } from '../model/habits';
import { choicesOf, type Pair, type Weights } from '../model/model';
import type { AnchorFeatures } from '../model/pair-features';
import { toProbabilities } from '../model/probabilities';
import { removeWorkArea } from '../names/remarks';
import type { Scope } from '../scopes';
import { isJobSentence } from '../sentences/job-sentences';

/** An entry as the rule-based reader read it. */
export interface RuleEntry {
  range?: DateRange;
  parts: HeaderParts;
  sure: boolean;
  /** The texts of its header's lines, and which of them has its date. */
  header: readonly string[];
  dated?: string;
}

/** Converts a rule-based entry to the form in which it is compared with the model's. */
export function ruleEntryOf({ entry, parts, sure }: ReadEntry): RuleEntry {
  const dated = entry.header.find((line) => line.dated)?.line.text;
  const header = entry.header.map(({ line }) => line.text);
  return {
    range: entry.range,
    parts: removeWorkArea(parts, header),
    sure,
    header,
    ...(dated !== undefined && { dated }),
  };
}

/** An anchor (a date range or other mark of an entry) with its candidates for title and employer. */
export interface AnchoredEntry {
  anchor: Anchor;
  candidates: Candidate[];
  context: AnchorFeatures;
  /** The rule-based reader's result for it. */
  opinion?: RuleOpinion;
}

export interface PreparedScope {
  section: AnchoredLines;
  scope: Scope;
  entries: AnchoredEntry[];
}

/** Finds the entries of a section of work, each with the candidates for its title and employer. */
export function prepareScope(scope: Scope, rules: readonly RuleEntry[]): PreparedScope {
  const section = anchoredLinesOf(
    removeGroupHeadings(removeDurationLines(scope.lines), scope.heading),
    rules,
  );
  const entries = section.anchors.map((anchor, index) => {
    const line = section.lines[anchor.at] as AnchoredLines['lines'][number];
    const opinion = opinionOn(anchor, line.text, rules);
    const candidates = candidatesOf(section, index, opinion);
    return {
      anchor,
      ...(opinion && { opinion }),
      candidates,
      context: {
        isWeak: anchor.isWeak,
        hasDate: anchor.range !== undefined,
        isBullet: line.bullet,
        textLength: line.text.length - (anchor.range?.length ?? 0),
        isWorkSection: scope.work,
        hasRuleEntry: opinion !== undefined,
        hasPrevious: index > 0,
        isSentence: isJobSentence(line.text),
        datePosition: datePositionOf(line, anchor.range),
        hasEmployerLabel: candidates.some(({ label }) => label === 'organisation'),
      },
    };
  });
  return { section, scope, entries };
}

/** The position of the date in its line: alone in the line or in a cell, at one end, or inside the text. */
function datePositionOf(
  { text, cells }: DocumentLine,
  range: DateRange | undefined,
): AnchorFeatures['datePosition'] {
  if (!range) return 'none';
  const countLetters = (part: string) => part.replace(/[^\p{L}\p{N}]+/gu, '').length;
  const date = countLetters(text.slice(range.index, range.index + range.length));
  if (countLetters(text) === date) return 'line';
  if (cells.some((cell) => countLetters(cell) === date && findDates(cell).length > 0)) return 'cell';
  if (countLetters(text.slice(0, range.index)) === 0) return 'start';
  return countLetters(text.slice(range.index + range.length)) === 0 ? 'end' : 'inside';
}

function opinionOn({ range }: Anchor, text: string, rules: readonly RuleEntry[]): RuleOpinion | undefined {
  const same =
    rules.find((rule) => rule.dated === text) ??
    rules.find(
      (rule) =>
        range &&
        rule.range &&
        isSameEnd(rule.range.start, range.start) &&
        isSameEnd(rule.range.end, range.end),
    );
  return same && { title: same.parts.title, organisation: same.parts.organisation, sure: same.sure };
}

function isSameEnd(a: DateRange['end'], b: DateRange['end']): boolean {
  if (a === undefined || b === undefined || a === 'present' || b === 'present') return a === b;
  return months(a) === months(b);
}

/** Number of times that the layout habits of the document are learnt again from the improved readings. */
const HABIT_ROUNDS = 2;

/**
 * The readings of each entry, the likeliest first: scored alone, and together with the others of its scope.
 */
export interface ScopeDecision {
  alone: Pair[][];
  together: Pair[][];
}

/** Decides on the entries of one scope. `alone` is what each would be read as without the others. */
export function decideEntries(entries: readonly AnchoredEntry[], weights?: Weights): ScopeDecision {
  const alone = entries.map(({ candidates, context }) =>
    toProbabilities(choicesOf(candidates, context, undefined, weights)),
  );
  let pairs = alone;
  for (let round = 0; round < HABIT_ROUNDS && entries.length > 1; round += 1) {
    const habits = habitsOf(pairs);
    pairs = entries.map(({ candidates, context }, index) =>
      toProbabilities(choicesOf(candidates, context, habits[index], weights)),
    );
  }
  return { alone, together: pairs };
}
