/** Reads posts under one employer alike: units below their titles are not employers if the other posts name none. */
import { LEGAL_FORM_SCORE, organisationScore } from '../../vocabulary/organisations';
import type { AnchoredLines } from '../entry-lines/anchors';
import { isReadFromHeader } from '../headers/employer-headers';
import type { Pair } from '../model/model';
import type { AnchoredEntry, PreparedScope } from '../readings/decide';
import { liesWithin } from './further-post';

/** Minimum number of posts that show that those under a header name no employer. */
const MIN_BARE_POSTS = 2;
/** Maximum length of the line with the unit of a post. */
const MAX_UNIT_LINE_CHARACTERS = 80;

/**
 * The readings of each entry. Posts whose dates lie within those of a header have no employer if as many of them have
 * none as have a unit below their titles; the items below them are then not entries.
 */
export function preferSiblingPosts(
  { entries, section }: PreparedScope,
  pairs: readonly (readonly Pair[])[],
): (readonly Pair[])[] {
  const result = [...pairs];
  let index = 0;
  while (index < entries.length) {
    const end = endOfHeader(entries, pairs, index);
    const posts = pairs.slice(index + 1, end).map((_, offset) => index + 1 + offset);
    const bare = posts.filter((at) => isBare(section, entries[at], pairs[at]));
    const units = posts.filter((at) => hasUnitBelow(entries[at], pairs[at]));
    if (bare.length >= MIN_BARE_POSTS && bare.length >= units.length) {
      const below = new Set([...bare, ...units].map((at) => (entries[at]?.anchor.at ?? 0) + 1));
      for (const at of posts) {
        const readings = pairs[at] ?? [];
        if (units.includes(at))
          result[at] = readings.filter(({ employer }) => !employer).map(createRescaling(readings));
        else if (
          below.has(readings[0]?.employer?.line ?? -1) &&
          section.lines[entries[at]?.anchor.at ?? 0]?.bullet
        )
          result[at] = [{ probability: 1 }];
      }
    }
    index = Math.max(end, index + 1);
  }
  return result;
}

/** Returns a function that scales readings without an employer so that their probabilities sum to 1. */
const createRescaling = (all: readonly Pair[]) => {
  const remaining = all.reduce((sum, { employer, probability }) => (employer ? sum : sum + probability), 0);
  return (pair: Pair): Pair => ({ ...pair, probability: remaining > 0 ? pair.probability / remaining : 0 });
};

/** The index after the last post whose dates lie within those of the header at `index`; the next if that is none. */
function endOfHeader(
  entries: readonly AnchoredEntry[],
  pairs: readonly (readonly Pair[])[],
  index: number,
): number {
  const [best] = pairs[index] ?? [];
  const range = entries[index]?.anchor.range;
  if (!best?.employer || best.title || !isReadFromHeader(best) || !range) return index + 1;
  let end = index + 1;
  for (; end < entries.length; end += 1) {
    const anchor = entries[end]?.anchor;
    const isDated = anchor?.range?.range === true && !anchor.isWeak;
    const isSame = isDated && anchor.range && liesWithin(anchor.range, range);
    if (isDated && !isSame) break;
  }
  return end;
}

/**
 * Whether a post is read with a title beside its dates and without an employer, although a line like that of a unit
 * follows.
 */
function isBare(
  { lines, anchors }: AnchoredLines,
  entry: AnchoredEntry | undefined,
  pairs: readonly Pair[] | undefined,
): boolean {
  const at = entry?.anchor.at ?? 0;
  const below = lines[at + 1];
  return (
    entry !== undefined &&
    pairs?.[0]?.title?.line === at &&
    pairs[0].employer === undefined &&
    below !== undefined &&
    !below.bullet &&
    below.text.length <= MAX_UNIT_LINE_CHARACTERS &&
    !/[.:;]$/u.test(below.text) &&
    !anchors.some((anchor) => anchor.at === at + 1)
  );
}

/**
 * Whether a post is read with its title beside its dates and, as employer, a name in the next line that is not that of
 * a company.
 */
function hasUnitBelow(entry: AnchoredEntry | undefined, pairs: readonly Pair[] | undefined): boolean {
  const { title, employer } = pairs?.[0] ?? {};
  return (
    entry !== undefined &&
    title?.line === entry.anchor.at &&
    employer?.line === entry.anchor.at + 1 &&
    !employer.label &&
    organisationScore(employer.text) < LEGAL_FORM_SCORE
  );
}
