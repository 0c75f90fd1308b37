/** Finds the location of a job: the part of its header that is a place. */
import type { DocumentLine } from '../../layout/line';
import { organisationScore } from '../../vocabulary/organisations';
import { isArea, isPlace, isRemote, isState } from '../../vocabulary/places';
import { titleScore } from '../../vocabulary/titles';
import type { AnchoredLines } from '../entry-lines/anchors';
import type { EntryReading } from '../readings/readings';
import { isPlaceInBrackets } from '../segments/place-parts';

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
    for (let first = 0; first < freeSegments.length; first += 1) {
      for (let size = MAX_JOINED_SEGMENTS; size >= 1; size -= 1) {
        const run = freeSegments.slice(first, first + size);
        const [head, last] = [run[0], run.at(-1)];
        if (!head || !last || run.length < size) continue;
        if (run.slice(1).some((segment) => segment.before !== 'comma')) continue;
        const text = lines[at]?.text.slice(head.from, last.to) ?? '';
        if (isPlace(text) || isArea(text) || isRemote(text) || (size === 1 && isPlaceInBrackets(head)))
          return text;
      }
      const segment = freeSegments[first];
      // An unlisted town after the employer: 'Nordwerk GmbH, Hamburg'.
      if (
        segment &&
        segment.from >= (best.employer?.to ?? 0) &&
        best.employer?.line === at &&
        mayBeUnlistedTown(segment.text)
      )
        return segment.text;
    }
  }
  return undefined;
}

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
