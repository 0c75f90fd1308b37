/** Reads a title with dates of its own, beside them or in the line above or below them. */
import type { DateRange } from '../../dates/dates';
import type { AnchoredLines } from '../entry-lines/anchors';
import type { Candidate } from '../model/candidates';
import type { AnchoredEntry } from '../readings/decide';
import { candidateOfRule } from '../readings/rule-candidate';
import type { Segment } from '../segments/segment';
import { RULE_SLOT } from '../sentences/posts-in-sentences';
import { isTitleSegment, wholeTitleIn } from './whole-title';

/** A title with dates of its own. */
export interface DatedTitle {
  /** The index of its entry. */
  index: number;
  /** The lines of its title and of its dates, and the first of the two. */
  line: number;
  at: number;
  top: number;
  range: DateRange;
  title: Candidate;
  /** The parts after the title that are no places. */
  units: readonly Segment[];
  /** Whether a place follows it in its line. */
  isPlaced: boolean;
  /** How it is set; posts of one employer are set alike. */
  look: string;
  isStrong: boolean;
}

/** The title of an entry whose line begins with one beside its dates, or directly above or below them. */
export function datedTitleOf(
  section: AnchoredLines,
  entries: readonly AnchoredEntry[],
  index: number,
): DatedTitle | undefined {
  const anchor = entries[index]?.anchor;
  if (!anchor?.range?.range || anchor.isWeak) return undefined;
  const { at } = anchor;
  if ((section.segments[at] ?? []).length > 0) return titleIn(section, index, anchor, at);
  return titleIn(section, index, anchor, at - 1) ?? titleIn(section, index, anchor, at + 1);
}

/** The title in this line beside, above or below the dates of an entry. */
function titleIn(
  section: AnchoredLines,
  index: number,
  { at, range }: AnchoredEntry['anchor'],
  line: number,
): DatedTitle | undefined {
  const documentLine = section.lines[line];
  if (!range || !documentLine || documentLine.flow !== section.lines[at]?.flow) return undefined;
  const isBeside = line === at;
  if (!isBeside && section.anchors.some((other) => other.at === line && !other.isWeak)) return undefined;
  const [first, ...rest] = section.segments[line] ?? [];
  if (
    !first ||
    !isTitleSegment(first) ||
    [first, ...rest].some(({ label }) => label !== undefined && label !== 'title')
  )
    return undefined;
  if (/[.;:]$/u.test(documentLine.text.replace(/\b(?:Inc|Ltd|Corp|Co|S\.A)\.$/u, ''))) return undefined;
  const isDateFirst = isBeside && first.from >= range.index + range.length;
  const whole = wholeTitleIn(section, line, isBeside && !isDateFirst ? range.index : undefined);
  if (!whole) return undefined;
  const { text, from, units, isPlaced } = whole;
  const { bullet, strong, size, x } = documentLine;
  const place = line < at ? 'above' : line > at ? 'below' : isDateFirst ? 'first' : 'after';
  return {
    index,
    line,
    at,
    top: Math.min(line, at),
    range,
    title: candidateOfRule({ text, line, offset: line - at, from, slot: RULE_SLOT }),
    units,
    isPlaced,
    look: [bullet, Math.round(size * 2), Math.round(x / 4), place, first.label].join(' '),
    isStrong: strong,
  };
}
