/** Reads undated lists of earlier posts, one post in each line. */
import { findDates } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import type { ReadEntry } from '../../resume/experience/experience';
import { type HeaderParts, readHeader } from '../../resume/experience/title-organisation';
import { organisationScore } from '../../vocabulary/organisations';
import { isScope } from '../../vocabulary/scopes';
import { titleScore } from '../../vocabulary/titles';
import { isAnyPlace } from '../segments/place-parts';

const MIN_POSTS = 2;
const MAX_POST_LINE_CHARACTERS = 110;
const MAX_EMPLOYER_WORDS = 7;

/**
 * The posts of a section that consists of such a list: 'Test Manager · Nordhav Games' over 'Producer · Redwell
 * Studios'. None if any of its lines is something else, or if few of the titles are clear.
 */
export function listedPosts(lines: readonly DocumentLine[]): ReadEntry[] {
  if (lines.length < MIN_POSTS) return [];
  const posts = lines.map(postOf);
  const clearCount = posts.filter((post) => post && titleScore(post.parts.title) >= 2).length;
  return posts.every((post) => post !== undefined) && clearCount * 2 > posts.length ? posts : [];
}

function postOf(line: DocumentLine): ReadEntry | undefined {
  if (
    line.text.length > MAX_POST_LINE_CHARACTERS ||
    /[.!?:;]$/.test(line.text) ||
    findDates(line.text).length > 0
  )
    return undefined;
  const halves = line.text.split(/\s[·|•]\s/);
  const header = [{ line, cells: halves.length === 2 ? halves : line.cells }];
  const [title = '', organisation = ''] = halves;
  const {
    sure,
    titleFirst: _,
    ...parts
  } = halves.length === 2 && titleScore(title) >= 1
    ? { title, organisation, sure: true, titleFirst: true }
    : readHeader(header, { titleFirst: true });
  return isPost(parts) ? { entry: { header, body: [], named: parts }, parts, sure } : undefined;
}

function isPost({ title, organisation }: HeaderParts): boolean {
  const isEmployer =
    /^[\p{Lu}\p{N}]/u.test(organisation) &&
    organisation.split(' ').length <= MAX_EMPLOYER_WORDS &&
    (titleScore(organisation) === 0 || organisationScore(organisation) >= 1.5) &&
    !isScope(organisation) &&
    !isAnyPlace(organisation);
  return titleScore(title) >= 1 && isEmployer;
}
