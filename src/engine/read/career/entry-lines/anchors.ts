/**
 * Finds the anchors of a section: the lines around which entries are built. Most have dates; others have a duration,
 * a form's label for an employer, or words that state a role.
 */
import type { DateRange } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { phraseKindsOf } from '../../phrases/classifier';
import { joinWrappedHeaders } from '../../resume/experience/wrapped-headers';
import { LEGAL_FORM_SCORE, organisationScore } from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';
import { joinDatesAbove } from '../dates/dates-above';
import { datesCloseEntries, openingLines } from '../dates/dates-order';
import { endsDuty } from '../dates/duty-dates';
import { entryDateOf, isCompanySentence } from '../dates/entry-date';
import { joinLabelledDates } from '../dates/labelled-dates';
import { loneDate } from '../dates/lone-date';
import { promoteMarginYears, removeInnerAnchors } from '../dates/margin';
import { titleLinesOf } from '../dates/titles-above-dates';
import { joinStackedLabels } from '../forms/stacked-labels';
import { applyTableColumns } from '../forms/table-columns';
import { earlierPostsOf } from '../posts/earlier-posts';
import { separateEmployersAfterTitles } from '../segments/employer-after-title';
import type { Segment, Separator } from '../segments/segment';
import { segmentsOf } from '../segments/segments';
import { isJobSentence, statesDuration } from '../sentences/job-sentences';
import { type LocatedPost, postOfSentence } from '../sentences/post-in-sentence';
import { splitRoleSentences } from '../sentences/role-sentences';
import { type Anchor, MAX_ANCHORS } from './anchor';
import { joinNamesBesideDates } from './names-over-lines';
import { isNumberedList } from './numbered-list';
import { removeRestatedPosts } from './restated-posts';
import { joinTitlesOverLines } from './titles-over-lines';
import { addDurationAnchors, addHeadingAnchors } from './undated-anchors';
import { joinDatesBeside, joinWrappedLines, joinWrappedRanges } from './wrapped-lines';

export type { Anchor } from './anchor';

/** The lines of a section, their segments and their anchors. */
export interface AnchoredLines {
  lines: readonly DocumentLine[];
  segments: readonly (readonly Segment[])[];
  anchors: readonly Anchor[];
  /** Parts that occur in several lines of the section, in lower case. */
  repeated: ReadonlySet<string>;
  /**
   * Whether each entry ends with the line of its dates, so that the lines after it belong to the next entry.
   */
  datesClose: boolean;
  /** The lines of dates that begin their entries, so that the lines above them belong to the entry before. */
  opening: ReadonlySet<number>;
  /** The lines of titles directly above dates in a margin. */
  titleLines: ReadonlySet<number>;
  /** Undated posts in lists of earlier positions, by the index of their line. */
  earlier: ReadonlyMap<number, LocatedPost>;
}

/** An entry found by the rule-based reader: the texts of its header, and of its line with the date. */
interface Hint {
  range?: DateRange;
  header: readonly string[];
  dated?: string;
}

/**
 * Splits lines into segments and finds their anchors, in order. Entries of `hints` become anchors too, unless a line of
 * their header is one already.
 */
export function anchoredLinesOf(given: readonly DocumentLine[], hints: readonly Hint[] = []): AnchoredLines {
  const withDates = joinDatesBeside(
    joinNamesBesideDates(joinDatesAbove(joinStackedLabels(applyTableColumns(joinLabelledDates(given))))),
  );
  const joined = joinTitlesOverLines(joinWrappedRanges(joinWrappedHeaders(withDates)));
  const lines = splitRoleSentences(joinWrappedLines(joined));
  const dates = lines.map((line, at) => (endsDuty(lines, at) ? undefined : entryDateOf(line)));
  const hasRanges = dates.some(Boolean);
  const anchors: Anchor[] = [];
  lines.forEach((line, at) => {
    if (anchors.length >= MAX_ANCHORS) return;
    const range = dates[at];
    if (range) anchors.push({ at, range, isWeak: false });
    else {
      const date = loneDate(line);
      if (date) {
        dates[at] = date;
        anchors.push({ at, range: date, isWeak: true });
      }
    }
  });
  for (const hint of hints) addHintedAnchor(anchors, lines, hint);
  const isNumbered = isNumberedList(lines);
  const segments = separateEmployersAfterTitles(
    lines,
    lines.map((line, at) => segmentsOf(line, dates[at], isNumbered)),
  );
  const earlier = earlierPostsOf(lines);
  for (const at of earlier.keys())
    if (anchors.length < MAX_ANCHORS && !anchors.some((anchor) => anchor.at === at))
      anchors.push({ at, isWeak: true });
  addDurationAnchors(anchors, lines);
  addHeadingAnchors(anchors, lines);
  addUndatedAnchors(anchors, lines, segments);
  addLabelledAnchors(anchors, segments, hasRanges);
  anchors.sort((a, b) => a.at - b.at);
  const ownAnchors = removeRestatedPosts(anchors, lines);
  const entryAnchors = promoteMarginYears(removeInnerAnchors(ownAnchors, lines), lines);
  const datesClose = datesCloseEntries(lines, segments, entryAnchors);
  const opening = openingLines(lines, segments, entryAnchors);
  return {
    lines,
    segments,
    anchors: entryAnchors,
    repeated: repeatedTexts(segments),
    datesClose,
    opening,
    titleLines: titleLinesOf(lines, entryAnchors),
    earlier,
  };
}

function repeatedTexts(segments: readonly (readonly Segment[])[]): Set<string> {
  const [seen, repeated] = [new Set<string>(), new Set<string>()];
  for (const parts of segments)
    for (const text of new Set(parts.map((segment) => segment.text.toLowerCase())))
      (seen.has(text) ? repeated : seen).add(text);
  return repeated;
}

function addHintedAnchor(
  anchors: Anchor[],
  lines: readonly DocumentLine[],
  { range, header, dated }: Hint,
): void {
  if (anchors.length >= MAX_ANCHORS || anchors.some(({ at }) => header.includes(lines[at]?.text ?? '')))
    return;
  const text = dated ?? header[0];
  const at = lines.findIndex((line) => line.text === text);
  if (isCompanySentence(text ?? '')) return;
  // A header without dates next to a dated line belongs to that line's entry, as labels below a form's dates do.
  const isOfDated = !range && anchors.some((anchor) => !anchor.isWeak && Math.abs(anchor.at - at) <= 2);
  if (at >= 0 && !isOfDated) anchors.push({ at, ...(range && { range }), isWeak: true });
}

/**
 * Adds roles without dates that state themselves: a title with an employer ('Salesman in Redwell, Dubai'), a
 * sentence ('Working with Redwell as a salesman'), or a company with a legal form over a title ('Redwell
 * Trading LLC' over 'Salesman'). Lines near an earlier anchor, which mostly has a date, belong to its entry and are not
 * added.
 */
function addUndatedAnchors(
  anchors: Anchor[],
  lines: readonly DocumentLine[],
  segments: readonly (readonly Segment[])[],
): void {
  const earlier = [...anchors];
  lines.forEach((line, at) => {
    if (anchors.length >= MAX_ANCHORS) return;
    const parts = segments[at] ?? [];
    const isSentence = isPostSentence(line.text, parts);
    if (
      !isSentence &&
      !isPostLine(line, parts) &&
      !isCompanyLine(line, parts, segments.slice(Math.max(0, at - 1), at + 3))
    )
      return;
    const isNear = earlier.some((anchor) => {
      // List items are roles of their own, except below a dated header, where they are duties.
      const isOwnRole = line.bullet && (lines[anchor.at]?.bullet === true || anchor.at > at);
      // Of two adjacent sentences each states a role of its own.
      const isApart = isSentence && isJobSentence(lines[anchor.at]?.text ?? '');
      return (
        Math.abs(anchor.at - at) <=
        (isOwnRole || isApart ? 0 : isSentence && !line.bullet ? 1 : MAX_LINES_FROM_ANCHOR)
      );
    });
    const isTaken = anchors.some(
      (anchor) => !isSentence && Math.abs(anchor.at - at) <= 1 && !earlier.includes(anchor) && !line.bullet,
    );
    if (!isNear && !isTaken) anchors.push({ at, isWeak: true });
  });
}

/**
 * Whether a sentence about work states a duration or a title, or has a phrase after 'as': 'Working with Redwell Trading
 * as a salesman', '... as DEO'.
 */
function isPostSentence(text: string, segments: readonly Segment[]): boolean {
  return (
    text.length <= MAX_SENTENCE_CHARACTERS &&
    isJobSentence(text) &&
    (statesDuration(text) ||
      postOfSentence(text)?.title !== undefined ||
      (segments.length > 1 &&
        segments
          .slice(0, MAX_SENTENCE_SEGMENTS)
          .some(({ text: part, before }, index) => titleScore(part) >= 2 || (index > 0 && before === 'as'))))
  );
}

/** Whether a short line begins with a title and an employer, with a separator between them. */
function isPostLine({ text, bullet }: DocumentLine, [first, second]: readonly Segment[]): boolean {
  if (!first || !second || text.length > MAX_POST_LINE_CHARACTERS) return false;
  return SEPARATORS_BESIDE_TITLE.has(second.before) && isPost(first.text, second.text, bullet);
}

/** Whether a line is a company with its legal form, with a title in it or in the lines `around` it. */
function isCompanyLine(
  { text, bullet }: DocumentLine,
  parts: readonly Segment[],
  around: readonly (readonly Segment[])[],
): boolean {
  const [first] = parts;
  if (
    !first ||
    bullet ||
    text.length > MAX_POST_LINE_CHARACTERS ||
    organisationScore(first.text) < LEGAL_FORM_SCORE
  )
    return false;
  return around.some((segments) => segments.some((segment) => titleScore(segment.text) >= 2));
}

const MAX_SENTENCE_CHARACTERS = 240;
/** Maximum number of segments of a sentence that states a title. */
const MAX_SENTENCE_SEGMENTS = 5;

/**
 * Whether two parts are a title and an employer, by the words of the title. In a list item the phrase
 * classifier may decide too ('Data entry in Nordwerk Tours').
 */
function isPost(first: string, second: string, isItem: boolean): boolean {
  if (titleScore(first) >= 2) return true;
  return (
    isItem &&
    phraseKindsOf(first).title > MAJORITY_THRESHOLD &&
    phraseKindsOf(second).organisation > MAJORITY_THRESHOLD
  );
}

/** A kind of phrase with a larger share than this is likelier than all others together. */
const MAJORITY_THRESHOLD = 0.5;
const MAX_POST_LINE_CHARACTERS = 90;
/** Undated lines at most this many lines from an anchor belong to its entry. */
const MAX_LINES_FROM_ANCHOR = 3;
const SEPARATORS_BESIDE_TITLE: ReadonlySet<Separator> = new Set<Separator>([
  'at',
  'in',
  'with',
  'comma',
  'dash',
  'bar',
  'cell',
  'face',
]);

/**
 * Assigns each label of an employer to the entry with the nearest date; a label without one starts an entry.
 */
function addLabelledAnchors(
  anchors: Anchor[],
  segments: readonly (readonly Segment[])[],
  hasRanges: boolean,
): void {
  const labels = segments.flatMap((parts, at) =>
    parts.some((segment) => segment.label === 'organisation') ? [at] : [],
  );
  // In a form whose records begin with the employer, a record ends before the next employer.
  const isEmployerFirst =
    (labels[0] ?? 0) < Math.min(...anchors.map(({ at, isWeak }) => (isWeak ? Number.POSITIVE_INFINITY : at)));
  const nearest = (at: number) =>
    (isEmployerFirst ? labels.findLast((label) => label <= at) : undefined) ??
    labels.reduce(
      (best, label) => (Math.abs(label - at) < Math.abs(best - at) ? label : best),
      labels[0] ?? 0,
    );
  const labelsWithDate = new Set(
    anchors
      .filter(({ at, isWeak }) =>
        hasRanges ? !isWeak || Math.abs(nearest(at) - at) <= 2 : labels.includes(at),
      )
      .map(({ at }) => nearest(at)),
  );
  for (const at of labels)
    if (!labelsWithDate.has(at) && anchors.length < MAX_ANCHORS) anchors.push({ at, isWeak: true });
}
