/** Reads lists of earlier posts without dates inside a section, whose lines name title and employer alike. */
import { findDates } from '../dates/dates';
import type { DocumentLine } from '../layout/line';
import { isJobSentence } from './job-sentences';
import type { LocatedPost } from './post-in-sentence';
import { isMostlyTitled, postOfParts, SIGNS, type Sign, splitAtSign } from './split-line';

/** Minimum number of lines of a list. */
const LINES_MIN = 2;
const MAX_LETTERS = 110;
/** The share of the lines of a list that must name a post. */
const FITTING = 0.8;

/** The heading of earlier posts within a section: 'Additional Roles', 'Earlier career:'. */
const HEADING =
  /^(?:(?:other|additional|earlier|early|previous|prior|past|further|former|selected|relevant|professional|work)\s){1,3}(?:experiences?|roles?|careers?|positions?|employment|employers?|posts?|jobs?|history)(?:\s(?:includes?|include))?\s?[:：]?$/i;

/** The same in a sentence: 'Senior commercial roles including:'. */
const INCLUDING =
  /\b(?:roles?|positions?|posts?|career|employers?) (?:includ(?:e|es|ed|ing)|with|at)\s?[:：]$/iu;

/** The posts of the lists below such headings, by the index of their line. */
export function earlierPostsOf(lines: readonly DocumentLine[]): ReadonlyMap<number, LocatedPost> {
  const posts = new Map<number, LocatedPost>();
  for (const list of listsOf(lines)) {
    if (list.length < LINES_MIN) continue;
    for (const sign of SIGNS) {
      const found = postsOf(list, lines, sign);
      if (found.size < Math.max(LINES_MIN, list.length * FITTING) || !isMostlyTitled(found)) continue;
      for (const [at, post] of found) posts.set(at, post);
      break;
    }
  }
  return posts;
}

/** The runs of lines without dates that stand below a heading of earlier posts. */
function listsOf(lines: readonly DocumentLine[]): number[][] {
  const lists: number[][] = [];
  let open: number[] | undefined;
  lines.forEach((line, at) => {
    if (line.text.length <= MAX_LETTERS && (HEADING.test(line.text) || INCLUDING.test(line.text))) open = [];
    else if (open && mayBePost(line) && hasStyleOf(line, lines[open[0] ?? at] as DocumentLine)) {
      if (open.length === 0) lists.push(open);
      open.push(at);
    } else open = undefined;
  });
  return lists;
}

const hasStyleOf = (a: DocumentLine, b: DocumentLine) => a.bullet === b.bullet && a.strong === b.strong;

const mayBePost = ({ text }: DocumentLine): boolean =>
  text.length <= MAX_LETTERS &&
  !/[.:;]$/.test(text.replace(/\b(?:Co|Inc|Ltd|Corp|Bros)\.$/u, '')) &&
  findDates(text).length === 0 &&
  !isJobSentence(text);

/** The posts of lines that a sign separates, if their titles stand in the same place. */
function postsOf(
  own: readonly number[],
  lines: readonly DocumentLine[],
  sign: Sign,
): Map<number, LocatedPost> {
  const parted = own.map((at) => splitAtSign(lines[at] as DocumentLine, sign));
  const ways = [0, 1].map((title) => {
    const found = new Map<number, LocatedPost>();
    own.forEach((at, index) => {
      const post = postOfParts(parted[index] ?? [], title);
      if (post) found.set(at, post);
    });
    return found;
  });
  return ways.reduce((a, b) => (b.size > a.size ? b : a));
}
