/** Recognises names and titles in headers that name an employer above its posts. */
import { COMPANY_SCORE, isSchool, organisationScore } from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';
import { isWorkArea } from '../../vocabulary/work-areas';
import type { Anchor, AnchoredLines } from '../entry-lines/anchors';
import { isDoubtfulName } from '../names/doubtful-name';
import { isAnyPlace, isBareTown } from '../segments/place-parts';

/** Maximum characters of an employer's name, and of a place after it. */
export const MAX_NAME_CHARACTERS = 70;

/** A header that names an employer above its posts. */
export interface Header {
  /** The index of its line. */
  at: number;
  anchor: Anchor;
  name: string;
  /** The index of the line of its first post. */
  postAt: number;
  /** Whether the first post has dates of its own. */
  isPostDated: boolean;
  /** Whether only the dates of its posts show that it is a header. */
  isKnownByDates?: boolean;
}

/** The name in 'Nordhav Foods, Oslo, Norway'; undefined if no place follows it, or if it cannot be an employer. */
export function nameBeforePlace(text: string): string | undefined {
  for (const { index, 0: mark } of text.matchAll(/[,:]\s+|\s[–—|-]\s+/gu)) {
    const place = text.slice(index + mark.length);
    if (place.length > MAX_NAME_CHARACTERS || !isAnyPlace(place)) continue;
    const name = text.slice(0, index).trim();
    const isName =
      !/^(?:M\/s|Messrs)\b/iu.test(name) &&
      name.length > 1 &&
      name.length <= MAX_NAME_CHARACTERS &&
      /^\p{Lu}/u.test(name) &&
      !/[,;|:]/u.test(name) &&
      (titleScore(name) === 0 || isSchool(name)) &&
      !isAnyPlace(name) &&
      !isBareTown(name) &&
      !isDoubtfulName(name);
    return isName ? name : undefined;
  }
  return undefined;
}

/**
 * Whether a line begins with a title and is short enough for one, its dates included.
 * @param maxCharacters the maximum length of the line, its dates included
 */
export function isTitleLine(
  { lines, segments }: AnchoredLines,
  at: number,
  { minTitleScore, maxCharacters }: { minTitleScore: number; maxCharacters: number },
): boolean {
  const [first] = segments[at] ?? [];
  const text = lines[at]?.text ?? '';
  return (
    first !== undefined &&
    first.label === undefined &&
    titleScore(first.text) >= minTitleScore &&
    organisationScore(first.text) < COMPANY_SCORE &&
    text.length <= maxCharacters &&
    !/[.;]$/u.test(text)
  );
}

/** Whether a text may be an employer's name by its form and words, regardless of its context. */
export const mayBeEmployer = (name: string): boolean =>
  name.length > 1 &&
  name.length <= MAX_NAME_CHARACTERS &&
  /^[\p{Lu}\p{N}]/u.test(name) &&
  (organisationScore(name) >= COMPANY_SCORE || titleScore(name) < 1) &&
  !/[;:]|\.$/u.test(name.replace(/\b(?:Inc|Ltd|Corp|Co|S\.A|Bros)\.$/iu, '')) &&
  !isWorkArea(name) &&
  !isAnyPlace(name) &&
  !isDoubtfulName(name);
