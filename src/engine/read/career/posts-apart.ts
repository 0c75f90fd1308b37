/** Splits lines that state several posts, or a post and what was done there, into one line for each. */
import { findDates } from '../dates/dates';
import type { DocumentLine } from '../layout/line';
import { titleScore } from '../vocabulary/titles';

/** Maximum characters of a line that is split, and of a post in it. */
const MAX_LINE = 600;
const MAX_POST = 110;
/** Distance between the parts of a line, in font sizes. */
const SAME_PARAGRAPH = 1.2;

/** A label before the posts of a line: 'Earlier positions:', 'Previously:'. */
const LABEL =
  /^(?:(?:earlier|early|previous|prior|other|former|further|additional)\b[^:,;.]{0,40}|previously|formerly):\s+(?=\p{Lu})/iu;
/** The end of a post behind its dates, before another one: '), ', '; ', ' | '. */
const BETWEEN = /^\s?[)\]]?\s?(?:[,;|•·/]|and\b|[–—-]\s)\s*(?=\p{Lu})/u;
/** The end of a post behind its dates, before what was done there: '). Led 30 people', ': Built the channel'. */
const BEFORE_DUTIES =
  /^\s?[)\]]?\s?(?:[.:]\s+(?=\p{Lu}\p{Ll}+ \S+ \S)|:\s+(?=\p{Ll}{3,} \S+ \S)|\s[–—-]\s+(?=\p{Lu}\p{Ll}+ \S+ \S))/u;

/** The lines, each with one post at most. */
export function withPostsApart(given: readonly DocumentLine[]): DocumentLine[] {
  return given.flatMap((line) => {
    const parts = line.cells.length === 1 && line.text.length <= MAX_LINE ? partsOf(line.text) : [];
    if (parts.length === 0) return [line];
    return parts.map((text, index) => ({
      ...line,
      text,
      cells: [text],
      ...(index > 0 && { gap: SAME_PARAGRAPH }),
    }));
  });
}

/** The parts of a line that is to be split; none for any other line. */
function partsOf(text: string): string[] {
  const start = LABEL.exec(text)?.[0].length ?? 0;
  const ranges = findDates(text).filter(({ range }) => range);
  const [first] = ranges;
  if (!first) return [];
  if (ranges.length === 1) return start === 0 ? withDutiesApart(text, first.index + first.length) : [];
  const posts: string[] = [];
  let from = start;
  for (const [at, { index, length }] of ranges.entries()) {
    const end = index + length;
    const between = BETWEEN.exec(text.slice(end));
    if (!isPost(text.slice(from, index)) || (!between && at < ranges.length - 1)) return [];
    const closing = /^\s?[)\]]/.exec(text.slice(end))?.[0].length ?? 0;
    posts.push(text.slice(from, end + closing).trim());
    from = end + (between?.[0].length ?? closing);
  }
  return /^[\s.;,]*$/u.test(text.slice(from)) ? posts : [];
}

/** The post and what was done there. */
function withDutiesApart(text: string, end: number): string[] {
  const between = BEFORE_DUTIES.exec(text.slice(end))?.[0];
  if (between === undefined || !isPost(text.slice(0, end))) return [];
  const closing = /^\s?[)\]]/.exec(between)?.[0].length ?? 0;
  return [text.slice(0, end + closing), text.slice(end + between.length)];
}

/** Whether a text before dates is a title, perhaps with its employer. */
const isPost = (text: string) =>
  text.length <= MAX_POST &&
  /^\s*\p{Lu}/u.test(text) &&
  titleScore(text) >= 1 &&
  !/[.!?]\s+\p{Lu}\p{Ll}+ \p{Ll}/u.test(text);
