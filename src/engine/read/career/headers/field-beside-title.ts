/**
 * Reads headers with a title and its field of work above an employer beside its dates: 'Plant Manager | Cold Storage'
 * or 'Plant Manager, Cold Storage Business Unit' over 'Nordhav Foods, Oslo | 2018 – 2021'. The field is a part of the
 * title and not the employer.
 */
import { phraseKindsOf } from '../../phrases/classifier';
import { LEGAL_FORM_SCORE, organisationScore } from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';
import { isWorkArea } from '../../vocabulary/work-areas';
import type { Anchor, AnchoredLines } from '../entry-lines/anchors';
import type { Pair } from '../model/model';
import type { PreparedScope } from '../readings/decide';
import { candidateOfRule, preferReading } from '../readings/rule-candidate';
import { isAnyPlace, isBareTown } from '../segments/place-parts';
import { RULE_SLOT } from '../sentences/posts-in-sentences';
import { mayBeEmployer, nameBeforePlace } from './header-names';

/**
 * The probability of a title beside its field of work whose employer stands before a place, and of one without a place.
 */
const PLACED_PROBABILITY = 0.92;
const UNPLACED_PROBABILITY = 0.85;
/** Minimum score of the title, and maximum characters of the title with its field of work. */
const MIN_TITLE_SCORE = 2;
const MAX_TITLE_CHARACTERS = 110;
/** Minimum number of headers in a section, if no place follows the employer. */
const MIN_UNPLACED_HEADERS = 2;

/** The marks between a title and its field. After a comma or a dash the field must be one by its words. */
const FIELD_MARKS: ReadonlySet<string> = new Set(['bar', 'comma', 'dash']);

/** A title with its field of work, and the employer in the line of the dates. */
interface FieldHeader {
  field: string;
  name: string;
  isPlaced: boolean;
  pair: Pair;
}

/** The readings of each entry, with a title beside its field of work as the likeliest. */
export function preferFieldsBesideTitles(
  { entries, section }: PreparedScope,
  pairs: readonly (readonly Pair[])[],
): (readonly Pair[])[] {
  const headers = entries.map(({ anchor }) => headerOf(section, anchor));
  const found = headers.filter((header) => header !== undefined);
  const isLayout =
    (found.some(({ isPlaced }) => isPlaced) || found.length >= MIN_UNPLACED_HEADERS) &&
    organisationShare(found.map(({ name }) => name)) >= organisationShare(found.map((each) => each.field));
  if (!isLayout) return [...pairs];
  return pairs.map((readings, index) => {
    const header = headers[index];
    return header ? preferReading(header.pair, readings) : readings;
  });
}

/** How likely texts are names of organisations, all together. */
const organisationShare = (texts: readonly string[]) =>
  texts.reduce(
    (sum, text) =>
      sum + (isPartOfEmployer(text) ? 0 : phraseKindsOf(text).organisation + organisationScore(text)),
    0,
  );

const UNIT_AT_END_PATTERN =
  /\s(?:(?:business|operating) (?:group|unit|line)|department|division|team|unit)$/iu;

/** Whether a field of work is one by its words, or a part of an employer. */
const isPartOfEmployer = (text: string): boolean => {
  const field = text.replace(/^[\s,|–—-]+/u, '');
  return isWorkArea(field) || UNIT_AT_END_PATTERN.test(field);
};

function headerOf(
  { lines, segments, anchors, opening }: AnchoredLines,
  anchor: Anchor,
): FieldHeader | undefined {
  const { at, range, isWeak } = anchor;
  const [line, above] = [lines[at], lines[at - 1]];
  if (!line || !above || !range?.range || isWeak || opening.has(at) || above.bullet || line.bullet)
    return undefined;
  if (above.flow !== line.flow || anchors.some((other) => other.at === at - 1)) return undefined;
  if ([at, at - 1].some((index) => segments[index]?.some(({ label }) => label))) return undefined;
  const [title, ...others] = (segments[at - 1] ?? []).filter(
    ({ from }) => from < (above.cells[0] ?? '').length,
  );
  const fields = (above.cells[0] ?? '').slice(title?.to ?? 0);
  const [, place, ...furtherCells] = above.cells;
  const isTitle =
    title !== undefined &&
    furtherCells.length === 0 &&
    (place === undefined || isAnyPlace(place)) &&
    FIELD_MARKS.has(others[0]?.before ?? '') &&
    (others[0]?.before === 'bar' || isPartOfEmployer(fields)) &&
    above.text.length <= MAX_TITLE_CHARACTERS &&
    titleScore(title.text) >= MIN_TITLE_SCORE &&
    others.every(({ text, before }) => before !== 'at' && organisationScore(text) < LEGAL_FORM_SCORE);
  const text = line.text.slice(0, range.index).replace(/(?<![\s|•·,(:–—-])[\s|•·,(:–—-]+$/u, '');
  const after = line.text.slice(range.index + range.length);
  if (!isTitle || text === '' || /\p{L}/u.test(after)) return undefined;
  const placedName = nameBeforePlace(text);
  const name = placedName ?? text;
  if (/[|•·]/u.test(name) || !mayBeEmployer(name) || isBareTown(name)) return undefined;
  const candidateAt = (words: string, index: number) =>
    candidateOfRule({
      text: words,
      line: index,
      offset: index - at,
      from: Math.max(0, lines[index]?.text.indexOf(words) ?? 0),
      slot: RULE_SLOT,
    });
  return {
    field: fields,
    name,
    isPlaced: placedName !== undefined,
    pair: {
      title: candidateAt((above.cells[0] ?? '').slice(title.from), at - 1),
      employer: candidateAt(name, at),
      probability: placedName === undefined ? UNPLACED_PROBABILITY : PLACED_PROBABILITY,
    },
  };
}
