/**
 * Reads headers of three lines whose middle one lists fields of work: 'Plant Manager' over 'Cold storage · Logistics'
 * over 'Nordhav Foods, Velmont · Food industry | 2018 – 2021'.
 */
import { findDates } from '../../dates/dates';
import { phraseKindsOf } from '../../phrases/classifier';
import { titleScore } from '../../vocabulary/titles';
import type { Anchor, AnchoredLines } from '../entry-lines/anchors';
import type { Pair } from '../model/model';
import type { PreparedScope } from '../readings/decide';
import { candidateOfRule, preferReading } from '../readings/rule-candidate';
import { isBareTown } from '../segments/place-parts';
import { RULE_SLOT } from '../sentences/posts-in-sentences';
import { mayBeEmployer } from './header-names';

/** The probability of a header of three lines. */
const HEADER_PROBABILITY = 0.9;
/** Minimum number of headers of three lines in a section. */
const MIN_HEADERS = 2;
const MAX_LINE_CHARACTERS = 110;
/** A part of the title is one by its words, or the phrase classifier finds a title in it with this share or more. */
const MIN_TITLE_SCORE = 2;
const MIN_TITLE_SHARE = 0.5;
/** Signs between the fields of work of a line, and between an employer with its town and its sector. */
const FIELD_SIGN_PATTERN = /\s[·•|]\s/u;
const MARKS_AT_END_PATTERN = /(?<![\s|•·,(:–—-])[\s|•·,(:–—-]+$/u;

/** The readings of each entry, with the likeliest first: a title above fields of work and its employer. */
export function preferTitlesAboveFields(
  { entries, section }: PreparedScope,
  pairs: readonly (readonly Pair[])[],
): (readonly Pair[])[] {
  const headers = entries.map(({ anchor }) => headerOf(section, anchor));
  if (headers.filter(Boolean).length < MIN_HEADERS) return [...pairs];
  return pairs.map((readings, index) => {
    const header = headers[index];
    return header ? preferReading(header, readings) : readings;
  });
}

function headerOf({ lines, anchors }: AnchoredLines, { at, range, isWeak }: Anchor): Pair | undefined {
  const [title, fields, line] = [lines[at - 2], lines[at - 1], lines[at]];
  if (!title || !fields || !line || !range?.range || isWeak) return undefined;
  const header = [title, fields, line];
  if (
    header.some(({ bullet, flow, text }) => bullet || flow !== line.flow || text.length > MAX_LINE_CHARACTERS)
  )
    return undefined;
  if (anchors.some((other) => other.at === at - 1 || other.at === at - 2)) return undefined;
  if (!title.strong || fields.strong || line.strong || !isTitle(title.text)) return undefined;
  if (!FIELD_SIGN_PATTERN.test(fields.text) || titleScore(fields.text) >= MIN_TITLE_SCORE) return undefined;
  if (/[\p{L}\p{N}]/u.test(line.text.slice(range.index + range.length))) return undefined;
  const before = line.text.slice(0, range.index).replace(MARKS_AT_END_PATTERN, '');
  const [name = ''] = before.split(FIELD_SIGN_PATTERN)[0]?.split(', ') ?? [];
  if (!mayBeEmployer(name) || isBareTown(name)) return undefined;
  const partAt = (text: string, index: number) =>
    candidateOfRule({ text, line: index, offset: index - at, from: 0, slot: RULE_SLOT });
  return {
    title: partAt(title.text, at - 2),
    employer: partAt(name, at),
    probability: HEADER_PROBABILITY,
  };
}

/** Whether each part of a line between bars is a title. */
const isTitle = (text: string): boolean =>
  findDates(text).length === 0 &&
  text
    .split(/\s[|/]\s/u)
    .every((part) => titleScore(part) >= MIN_TITLE_SCORE || phraseKindsOf(part).title >= MIN_TITLE_SHARE);
