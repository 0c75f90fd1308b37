/** Reads posts whose header lines all name title and employer in the same order: 'Nordhav Foods: Buyer' over dates. */
import type { DateRange } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import type { Anchor } from '../entry-lines/anchor';
import {
  BEFORE_EMPLOYER_PATTERN,
  isMostlyTitled,
  postOfParts,
  SEPARATORS,
  splitAtSeparator,
} from '../segments/split-line';
import type { LocatedPost } from '../sentences/post-in-sentence';

/**
 * Minimum number of posts that show the order, and minimum share of the posts that follow it. Two are enough if a bar,
 * a bullet or the border of a cell separates title and employer.
 */
const MIN_POSTS = 3;
const MIN_SEPARATED_POSTS = 2;
const MIN_PAIRED_SHARE = 0.8;
const MAX_LINE_CHARACTERS = 130;

/** Possible positions of the line relative to that of its dates. */
const OFFSETS = [0, -1, 1];
const COLON_SEPARATOR_PATTERN = /:\s/g;

/**
 * The posts of a section by the index of the line of their dates. A title before its employer counts only where no
 * comma or dash separates them, since these set off a department too: 'Buyer, Foods'.
 */
export function pairedPostsOf(
  lines: readonly DocumentLine[],
  anchors: readonly Anchor[],
): ReadonlyMap<number, LocatedPost> {
  const datedAnchors = anchors.filter(({ at, isWeak, range }) => !isWeak && range && !lines[at]?.bullet);
  if (datedAnchors.length < MIN_SEPARATED_POSTS) return new Map();
  for (const offset of OFFSETS)
    for (const [separatorIndex, separator] of [...SEPARATORS, COLON_SEPARATOR_PATTERN].entries())
      for (const title of separatorIndex < 2 ||
      separator === BEFORE_EMPLOYER_PATTERN ||
      separator === COLON_SEPARATOR_PATTERN
        ? [0, 1]
        : [1]) {
        const posts = new Map<number, LocatedPost>();
        for (const { at, range } of datedAnchors) {
          const line =
            offset === 0 ? blankDates(lines[at] as DocumentLine, range) : headerAt(lines, at, offset);
          const post =
            line &&
            postOfParts(
              splitAtSeparator(line, separator).filter(({ text }) => /\p{L}/u.test(text)),
              title,
            );
          if (post) posts.set(at, { ...post, line: at + offset });
        }
        const least = separatorIndex < 2 ? MIN_SEPARATED_POSTS : MIN_POSTS;
        const isFitting = posts.size >= Math.max(least, datedAnchors.length * MIN_PAIRED_SHARE);
        if (isFitting && isMostlyTitled(posts)) return posts;
      }
  return new Map();
}

/** A line with its dates blanked, so that offsets stay. */
function blankDates(
  { text, cells }: DocumentLine,
  range: DateRange | undefined,
): Pick<DocumentLine, 'text' | 'cells'> | undefined {
  if (!range || text.length > MAX_LINE_CHARACTERS) return undefined;
  const before = /\s?[([]$/.exec(text.slice(0, range.index))?.[0].length ?? 0;
  const from = range.index - before;
  const to = range.index + range.length + (/^[)\]]/.test(text.slice(range.index + range.length)) ? 1 : 0);
  return { text: text.slice(0, from) + ' '.repeat(to - from) + text.slice(to), cells };
}

/** The line at this offset from that of the dates; undefined if it is a list item, a sentence or too long. */
function headerAt(lines: readonly DocumentLine[], at: number, offset: number): DocumentLine | undefined {
  const line = lines[at + offset];
  return line && !line.bullet && line.text.length <= MAX_LINE_CHARACTERS && !/[.;]$/.test(line.text)
    ? line
    : undefined;
}
