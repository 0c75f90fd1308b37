/** Finds the location of a job: the part of its header that is a place. */
import type { DocumentLine } from '../../layout/line';
import { organisationScore } from '../../vocabulary/organisations';
import { isArea, isCountry, isPlace, isRemote, isState } from '../../vocabulary/places';
import { titleScore } from '../../vocabulary/titles';
import { isTown } from '../../vocabulary/towns';
import { isWorkArea } from '../../vocabulary/work-areas';
import type { AnchoredLines } from '../entry-lines/anchors';
import type { EntryReading } from '../readings/readings';
import { isPlaceInBrackets } from '../segments/place-parts';
import type { Segment } from '../segments/segment';

const MAX_JOINED_SEGMENTS = 3;

/** The first place in an entry's header that is part of neither title nor employer. */
export function placeOfEntry(
  { lines, segments }: AnchoredLines,
  { start, end, best, anchor }: EntryReading,
): string | undefined {
  for (let at = start; at <= end; at += 1) {
    const chosen = [best.title, best.employer].filter((candidate) => candidate?.line === at);
    const freeSegments = (segments[at] ?? []).filter(
      (segment) =>
        !chosen.some((candidate) => candidate && segment.from < candidate.to && candidate.from < segment.to),
    );
    const [only] = freeSegments;
    if (
      at === anchor.at &&
      freeSegments.length === 1 &&
      chosen.length === 0 &&
      only &&
      mayBeUnlistedTown(only.text)
    )
      return only.text;
    const text = lines[at]?.text ?? '';
    const isTownHere = (segment: Segment) =>
      best.employer?.line === at && segment.from >= best.employer.to && mayBeTownSegment(segment);
    const place = placeAmong(text, freeSegments, isTownHere);
    if (place) return place;
  }
  return undefined;
}

/**
 * The first of these segments, or of the runs that commas join them to, that is a place. A single word in brackets is a
 * town only if there is no other place ('Nordwerk (Maren)', but 'Nordwerk (Maren), Oslo'), and the way in which the
 * person worked only if there is nothing else.
 */
function placeAmong(
  text: string,
  segments: readonly Segment[],
  isTownHere: (segment: Segment) => boolean,
): string | undefined {
  let remote: string | undefined;
  let bracketed: string | undefined;
  for (const [first, segment] of segments.entries()) {
    for (let size = MAX_JOINED_SEGMENTS; size >= 1; size -= 1) {
      const run = segments.slice(first, first + size);
      const last = run.at(-1);
      if (!last || run.length < size) continue;
      if (run.slice(1).some(({ before }) => before !== 'comma')) continue;
      const part = text.slice(segment.from, last.to);
      if (isRemote(part)) remote ??= part;
      else if (isPlace(part) || isArea(part) || (size === 1 && isPlaceInBrackets(segment)))
        return bracketed !== undefined && isCountry(part) ? bracketed : part;
    }
    if (!isTownHere(segment) || isRemote(segment.text)) continue;
    // An unlisted town after the employer: 'Nordwerk GmbH, Hamburg'.
    if (segment.before !== 'bracket' || isTown(segment.text)) return segment.text;
    bracketed ??= segment.text;
  }
  return bracketed ?? remote;
}

/** Whether a segment may be an unlisted town: what is behind a slash or has two words in brackets is rather a unit. */
const mayBeTownSegment = ({ text, before }: Segment): boolean =>
  mayBeUnlistedTown(text) &&
  (isTown(text) ||
    (before !== 'slash' && !isWorkArea(text) && !(before === 'bracket' && text.includes(' '))));

/** The place in a line below a header that consists of it: 'Oslo, Norway'; undefined for any other line. */
export const placeLine = (line: DocumentLine | undefined): string | undefined =>
  line && !line.bullet && line.cells.length === 1 && (isPlace(line.text) || isArea(line.text))
    ? line.text.replace(/[.,;]$/, '')
    : undefined;

/** A remark about the posts at an employer: 'Several Positions Held'. */
const POSTS_REMARK_PATTERN = /\b(?:positions?|roles?|posts?|held|promoted|promotions?)\b/iu;

/** Whether a text may be an unlisted town. An abbreviation in capitals, such as a stock exchange's, is not. */
function mayBeUnlistedTown(text: string): boolean {
  return (
    /^\p{Lu}[\p{L}’'.-]+(?: (?:\p{Lu}|d[aeiou]|de[lmrs]|l[ae]|am|an|en|of|on|sur|upon)[\p{L}’'.-]*){0,2}$/u.test(
      text,
    ) &&
    !/^\p{Lu}{2,6}$|\p{Ll}{3}\.$|\bEngaged$/u.test(text) &&
    !isState(text) &&
    !POSTS_REMARK_PATTERN.test(text) &&
    organisationScore(text) === 0 &&
    titleScore(text) === 0
  );
}
