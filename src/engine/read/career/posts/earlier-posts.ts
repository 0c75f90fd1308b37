/**
 * Reads lists of undated earlier posts inside a section, in which title and employer have the same order in each post.
 */
import { findDates } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { titleScore } from '../../vocabulary/titles';
import {
  isMostlyTitled,
  type LineSeparator,
  MIN_KNOWN_TITLE_SCORE,
  postOfParts,
  SEPARATORS,
  splitAtSeparator,
} from '../segments/split-line';
import { isJobSentence } from '../sentences/job-sentences';
import type { LocatedPost } from '../sentences/post-in-sentence';
import type { TextPart } from '../sentences/sentence-words';

/** Minimum number of lines of a list. */
const MIN_LINES = 2;
const MAX_POST_LINE_CHARACTERS = 110;
/** Minimum share of the lines of a list that name a post. */
const MIN_POST_SHARE = 0.8;

const EARLIER_WORDS_SOURCE = [
  'other|additional|further|earlier|early|previous|prior|past|former',
  'selected|relevant|professional|work',
].join('|');
const POST_NOUNS_SOURCE =
  'experiences?|roles?|careers?|positions?|employment|employers?|posts?|jobs?|history';
/** The heading of earlier posts within a section: 'Additional Roles', 'Earlier career:'. */
const EARLIER_POSTS_HEADING_PATTERN = new RegExp(
  String.raw`^(?:(?:${EARLIER_WORDS_SOURCE})\s){1,3}(?:${POST_NOUNS_SOURCE})(?:\s(?:highlights|summary|overview|includes?))?\s?[:：]?$`,
  'i',
);

/** A sentence that announces earlier posts: 'Senior commercial roles including:'. */
const POSTS_ANNOUNCEMENT_PATTERN =
  /\b(?:roles?|positions?|posts?|career|employers?) (?:includ(?:e|es|ed|ing)|with|at)\s?[:：]$/iu;

/** Whether a line is a heading of earlier posts. */
const isEarlierHeading = ({ text, bullet }: DocumentLine): boolean =>
  !bullet && text.length <= MAX_POST_LINE_CHARACTERS && EARLIER_POSTS_HEADING_PATTERN.test(text);

/** The posts of the lists below headings and announcements of earlier posts, by the index of their line. */
export function earlierPostsOf(lines: readonly DocumentLine[]): ReadonlyMap<number, LocatedPost> {
  const posts = describedPostsOf(lines);
  for (const list of listsOf(lines)) {
    if (list.length < MIN_LINES) continue;
    for (const separator of SEPARATORS) {
      const listPosts = postsOf(list, lines, separator);
      const isList = listPosts.size >= Math.max(MIN_LINES, list.length * MIN_POST_SHARE);
      if (!isList || !isMostlyTitled(listPosts)) continue;
      for (const [at, post] of listPosts) posts.set(at, post);
      break;
    }
  }
  return posts;
}

/** The runs of lines without dates that stand below a heading or announcement of earlier posts. */
function listsOf(lines: readonly DocumentLine[]): number[][] {
  const lists: number[][] = [];
  let currentList: number[] | undefined;
  lines.forEach((line, at) => {
    if (
      line.text.length <= MAX_POST_LINE_CHARACTERS &&
      (isEarlierHeading(line) || POSTS_ANNOUNCEMENT_PATTERN.test(line.text))
    )
      currentList = [];
    else if (
      currentList &&
      canBePost(line) &&
      hasStyleOf(line, lines[currentList[0] ?? at] as DocumentLine)
    ) {
      if (currentList.length === 0) lists.push(currentList);
      currentList.push(at);
    } else currentList = undefined;
  });
  return lists;
}

const hasStyleOf = (a: DocumentLine, b: DocumentLine) => a.bullet === b.bullet && a.strong === b.strong;

const canBePost = ({ text }: DocumentLine): boolean =>
  text.length <= MAX_POST_LINE_CHARACTERS &&
  !/[.:;]$/.test(text.replace(/\b(?:Co|Inc|Ltd|Corp|Bros)\.$/u, '')) &&
  findDates(text).length === 0 &&
  !isJobSentence(text);

/** The posts of lines split at a separator, with the titles in the position that gives more of them. */
function postsOf(
  listLines: readonly number[],
  lines: readonly DocumentLine[],
  separator: LineSeparator,
): Map<number, LocatedPost> {
  const partsByLine = listLines.map((at) => splitAtSeparator(lines[at] as DocumentLine, separator));
  const postsByTitlePart = [0, 1].map((title) => {
    const posts = new Map<number, LocatedPost>();
    listLines.forEach((at, index) => {
      const post = postOfParts(partsByLine[index] ?? [], title);
      if (post) posts.set(at, post);
    });
    return posts;
  });
  return largestOf(postsByTitlePart);
}

const largestOf = (postMaps: readonly Map<number, LocatedPost>[]): Map<number, LocatedPost> =>
  postMaps.reduce((largest, posts) => (posts.size > largest.size ? posts : largest));

/** Maximum characters of a line that is split at a bar. */
const MAX_BARRED_LINE_CHARACTERS = 130;
/** Maximum words of the title in a line with a bar. */
const MAX_TITLE_WORDS = 12;
const BAR_SEPARATOR_PATTERN: LineSeparator = /\s?[|│¦]\s/g;

/**
 * The posts below a heading of earlier posts whose lines are split at a bar, with lines between them about the work
 * there: 'NORDHAV | Buyer' over 'Doubled the sales in two years.'
 */
function describedPostsOf(lines: readonly DocumentLine[]): Map<number, LocatedPost> {
  const posts = new Map<number, LocatedPost>();
  lines.forEach((heading, start) => {
    if (!isEarlierHeading(heading)) return;
    const listLines: number[] = [];
    for (let at = start + 1; at < lines.length; at += 1) {
      const line = lines[at] as DocumentLine;
      if (line.flow !== heading.flow || findDates(line.text).some(({ range }) => range)) break;
      if (
        !line.bullet &&
        line.text.length <= MAX_BARRED_LINE_CHARACTERS &&
        splitAtSeparator(line, BAR_SEPARATOR_PATTERN).length === 2
      )
        listLines.push(at);
    }
    const hasLinesBetween = listLines.some((at, index) => index > 0 && at > (listLines[index - 1] ?? 0) + 1);
    if (listLines.length < MIN_LINES || !hasLinesBetween) return;
    const postsByTitlePart = [0, 1].map((title) => postsAt(listLines, lines, title));
    const listPosts = largestOf(postsByTitlePart);
    if (listPosts.size >= Math.max(MIN_LINES, listLines.length * MIN_POST_SHARE) && isMostlyTitled(listPosts))
      for (const [at, post] of listPosts) posts.set(at, post);
  });
  return posts;
}

function postsAt(
  listLines: readonly number[],
  lines: readonly DocumentLine[],
  title: number,
): Map<number, LocatedPost> {
  const posts = new Map<number, LocatedPost>();
  for (const at of listLines) {
    const parts = splitAtSeparator(lines[at] as DocumentLine, BAR_SEPARATOR_PATTERN).map(removeFullStop);
    const post = postInBrackets(parts[1 - title]) ?? postOfParts(parts, title, MAX_TITLE_WORDS);
    if (post) posts.set(at, post);
  }
  return posts;
}

const removeFullStop = (part: TextPart): TextPart => ({ ...part, text: part.text.replace(/\.$/, '') });

/** A post whose title stands in brackets after the employer: 'NORDHAV (Co-Founder/CEO)'. */
function postInBrackets(part: TextPart | undefined): LocatedPost | undefined {
  const [, name = '', title = ''] = /^([^()]{2,60}?)\s?\(([^()]{2,60})\)$/u.exec(part?.text ?? '') ?? [];
  if (!part || titleScore(title) < MIN_KNOWN_TITLE_SCORE || titleScore(name) >= MIN_KNOWN_TITLE_SCORE)
    return undefined;
  const open = part.text.indexOf('(') + 1;
  return {
    title: { text: title, from: part.from + open, to: part.from + open + title.length },
    employer: { text: name, from: part.from, to: part.from + name.length },
    isUnsure: false,
  };
}
