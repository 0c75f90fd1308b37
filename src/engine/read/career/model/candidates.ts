/** Collects the candidates for title and employer around an anchor, each with its features. */
import { comparableText } from '../../layout/comparable';
import { isLegalForm } from '../../vocabulary/employment';
import { describesEmployer } from '../dates/entry-date';
import type { AnchoredLines } from '../entry-lines/anchors';
import { labelledEmployer, linesAbove, linesBelow, MAX_LINES_BELOW } from '../entry-lines/window';
import { recordAround } from '../forms/form-records';
import { isProject } from '../names/doubtful-name';
import {
  isAnyPlace,
  isBareTown,
  isPlaceInBrackets,
  isTownSegment,
  startsPlace,
} from '../segments/place-parts';
import type { Label, Segment, Separator } from '../segments/segment';
import { segmentKindOf } from '../segments/segment-kind';
import { type KindScores, likelyKind } from './kind-scores';
import { lineFeatures } from './line-features';
import { completesSentence } from './running-text';
import { wordingOf } from './wording';

/** A run of segments of one line. */
export interface Candidate {
  text: string;
  /** Index of its line in the section. */
  line: number;
  /** Index of its line relative to the anchor's; negative above it. */
  offset: number;
  /** Its first character in the text of the line, and the one after its last. */
  from: number;
  to: number;
  /** The separators on both sides. */
  before: Separator;
  after: Separator;
  label?: Label;
  titleScore: number;
  organisationScore: number;
  /** Names of the binary features that are set; the model has a weight for each. */
  features: string[];
  /** Scores of the text for each kind of phrase: -1 to 1. */
  kindScores: KindScores;
  /** Key of the candidate's layout within the entry, compared between entries. */
  layout: string;
  /** Key of its position within the entry. Entries of one document mostly use the same positions. */
  slot: string;
}

/** Maximum number of candidates of one entry. */
const MAX_CANDIDATES = 70;
const MAX_CANDIDATE_CHARACTERS = 110;

/** The rule-based reader's result for the same entry, used as a feature. */
export interface RuleOpinion {
  title: string;
  organisation: string;
  /** Whether the rules are certain of which part is the title. */
  sure: boolean;
}

/** The candidates for the anchor with this index. */
export function candidatesOf(section: AnchoredLines, index: number, opinion?: RuleOpinion): Candidate[] {
  const anchor = section.anchors[index];
  if (!anchor) return [];
  const result: Candidate[] = [];
  const [start, end] = recordAround(section, anchor.at);
  for (const at of [...linesAbove(section, index), anchor.at, ...linesBelow(section, index)]) {
    if (at < start || at >= end) continue;
    const layoutFeatures = lineFeatures(section.lines, anchor.at, at);
    for (const candidate of lineCandidates(section, at, at - anchor.at, layoutFeatures, opinion)) {
      if (result.length < MAX_CANDIDATES) result.push(candidate);
    }
  }
  return excludeByForm(section, anchor.at, result);
}

/**
 * The candidates without those that a form excludes: its client, if it names an employer, and the lines of the
 * employer's address between the two labels of employer and dates.
 */
function excludeByForm({ segments }: AnchoredLines, at: number, all: readonly Candidate[]): Candidate[] {
  const employer = labelledEmployer(segments, at, Math.min(...all.map(({ line }) => line)));
  const isNamed = all.some(({ label }) => label === 'organisation');
  return all.filter(({ label, line }) => {
    if (label === 'client') return !isNamed;
    return (
      employer === undefined ||
      line <= employer ||
      line >= at ||
      segments[line]?.some((segment) => segment.label)
    );
  });
}

/** Maximum number of segments that are joined into one candidate: 'Faculty of Arts, Monash University'. */
const MAX_RUN_SEGMENTS = 4;
const JOINERS: ReadonlySet<Separator> = new Set([
  'comma',
  'dash',
  'slash',
  'bracket',
  'with',
  'stop',
  'as',
  'at',
  'in',
]);

/** The heading of one of several records: 'WORK EXPERIENCE: 2'. */
const NUMBERED_HEADING_PATTERN =
  /^(?:work |professional |previous )?(?:experience|employment|company|employer)\s?[:#–-]?\s?\d{1,2}\s?[:.]?$/i;

function lineCandidates(
  section: AnchoredLines,
  at: number,
  offset: number,
  layoutFeatures: readonly string[],
  opinion?: RuleOpinion,
): Candidate[] {
  const segments = section.segments[at] ?? [];
  const line = section.lines[at];
  if (!line || NUMBERED_HEADING_PATTERN.test(line.text) || (offset > 0 && describesEmployer(line.text)))
    return [];
  if (completesSentence(section.lines[at - 1], line)) return [];
  const result: Candidate[] = [];
  let slot = 0;
  segments.forEach((segment, start) => {
    const isPlaced = isAnyPlace(segment.text) || isTownSegment(segments, start) || isPlaceInBrackets(segment);
    if (segment.label === undefined && (isPlaced || startsPlace(line.text, segments, start))) return;
    // A line with only a town and dates names no employer.
    if (offset === 0 && segments.length === 1 && isBareTown(segment.text)) return;
    for (let size = 1; size <= MAX_RUN_SEGMENTS && start + size <= segments.length; size += 1) {
      const run = segments.slice(start, start + size);
      if (size > 1 && !JOINERS.has(run.at(-1)?.before ?? 'cell')) break;
      const last = run.at(-1) as Segment;
      const text = closeBrackets(line.text.slice(segment.from, last.to));
      if (text.length < 2 || text.length > MAX_CANDIDATE_CHARACTERS || isLegalForm(text)) continue;
      if (segment.label === undefined && isProject(text)) continue;
      if (size > 1 && segment.label === undefined && isTownSegment(segments, start + size - 1)) break;
      result.push(
        describe({ section, at, offset, layoutFeatures, segments, start, size, text, slot, opinion }),
      );
    }
    slot += 1;
  });
  return result;
}

function closeBrackets(text: string): string {
  const openedCount = (text.match(/\(/g) ?? []).length;
  const closedCount = (text.match(/\)/g) ?? []).length;
  if (openedCount > closedCount) return `${text})`;
  return closedCount > openedCount ? text.replace(/\)$/, '') : text;
}

interface CandidateSource {
  section: AnchoredLines;
  at: number;
  offset: number;
  /** The layout features of the candidate's line. */
  layoutFeatures: readonly string[];
  segments: readonly Segment[];
  start: number;
  size: number;
  text: string;
  slot: number;
  opinion?: RuleOpinion;
}

function describe({
  section,
  at,
  offset,
  layoutFeatures,
  segments,
  start,
  size,
  text,
  slot,
  opinion,
}: CandidateSource): Candidate {
  const line = section.lines[at] as AnchoredLines['lines'][number];
  const first = segments[start] as Segment;
  const last = segments[start + size - 1] as Segment;
  const wording = wordingOf(text);
  const { titleScore: title, organisationScore: organisation, words, kindScores } = wording;
  const next = segments[start + size];
  const features = [
    `title ${title === 0 ? 0 : title < 2 ? 1 : title < 3 ? 2 : 3}`,
    `organisation ${organisation === 0 ? 0 : organisation < 1.5 ? 1 : organisation < 3 ? 2 : 3}`,
    `lean ${title === 0 && organisation === 0 ? 'none' : title > organisation ? 'title' : title < organisation ? 'organisation' : 'both'}`,
    `words ${words <= 3 ? words : words <= 5 ? '4' : words <= 8 ? '6' : '9'}`,
    `offset ${offset > MAX_LINES_BELOW ? 'far' : offset}`,
    `before ${first.before}`,
    `after ${next && (isAnyPlace(next.text) || isTownSegment(segments, start + size)) ? 'place' : last.after}`,
    `first ${start === 0}`,
    `last ${start + size === segments.length}`,
    `run ${size === 1 ? 'one' : segments.slice(start + 1, start + size).every((segment) => segment.before === 'comma') ? 'comma' : 'mixed'}`,
    `alone ${size === segments.length}`,
    ...layoutFeatures,
    ...(size > 1 ? [`tail ${segmentKindOf(last.text)}`, `opening ${segmentKindOf(first.text)}`] : []),
  ];
  const flags: [string, boolean][] = [
    ['strong', line.strong],
    ['heading', line.heading],
    ['bullet', line.bullet && offset === 0],
    ['item beside', line.bullet && offset !== 0],
    ['capitals', wording.capitals],
    ['small', wording.small],
    ['digits', wording.digits],
    ['stop', wording.stop],
    ['url', wording.url],
    ['long line', line.text.length > 90],
    ['place', wording.place],
    ['school', wording.school],
    ['section', wording.section],
    ['scope', wording.scope],
    ['plain words', wording.plain],
    ['bracketed', first.before === 'bracket' && last.after === 'bracket'],
    ['form', wording.form],
    ['degree', wording.degree],
    ['sector', wording.sector],
    ['repeated', first.label === undefined && title === 0 && section.repeated.has(text.toLowerCase())],
    ['proper', wording.proper],
    ['project', wording.project],
  ];
  for (const [name, isTrue] of flags) if (isTrue) features.push(name);
  const kind = likelyKind(kindScores);
  const where = Math.max(-2, Math.min(2, offset));
  features.push(
    `kind ${kind}`,
    `kind ${kind}, at ${where}`,
    `kind ${kind}, run ${size === 1 ? 'one' : 'more'}`,
    `strong ${line.strong}, at ${where}`,
  );
  const label = first.label;
  if (label) features.push(`label ${label}`);
  features.push(opinionOf(text, opinion));
  if (opinion?.sure) features.push(`sure ${opinionOf(text, opinion)}`);
  return {
    text,
    line: at,
    offset,
    from: first.from,
    to: last.to,
    before: first.before,
    after: last.after,
    ...(label && { label }),
    titleScore: title,
    organisationScore: organisation,
    features,
    kindScores,
    layout: layoutOf(section, at, offset, first, last),
    slot: label
      ? `label ${label}`
      : `${offset} ${slot} ${first.before === 'date' || first.before === 'edge' ? '' : first.before}`,
  };
}

/**
 * Key of the layout and position of a segment: its cell counted from the right, its weight and its
 * neighbours. It does not depend on the rest of the line.
 */
function layoutOf(section: AnchoredLines, at: number, offset: number, first: Segment, last: Segment): string {
  const line = section.lines[at] as AnchoredLines['lines'][number];
  let end = 0;
  const cell = line.cells.findIndex((text) => {
    end += text.length + 1;
    return first.from < end;
  });
  const side = offset < 0 ? 'above' : offset > 0 ? 'below' : 'on';
  return `${side} ${cell - line.cells.length} ${line.strong} ${first.before} ${last.after}`;
}

function opinionOf(text: string, opinion: RuleOpinion | undefined): string {
  if (!opinion) return 'opinion none';
  const value = comparableText(text);
  if (value === comparableText(opinion.organisation)) return 'opinion organisation';
  return value === comparableText(opinion.title) ? 'opinion title' : 'opinion other';
}
