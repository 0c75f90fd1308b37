/** Reads undated lists of earlier posts, one post in each line. */
import { findDates } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import type { ReadEntry } from '../../resume/experience/experience';
import { type HeaderParts, readHeader } from '../../resume/experience/title-organisation';
import { ORGANISATION_WORD_SCORE, organisationScore } from '../../vocabulary/organisations';
import { isScope } from '../../vocabulary/scopes';
import { titleScore } from '../../vocabulary/titles';
import { isAnyPlace } from '../segments/place-parts';

const MIN_POSTS = 2;
const MAX_POST_LINE_CHARACTERS = 110;
const MAX_EMPLOYER_WORDS = 7;

/**
 * The posts of a section that consists of an undated list of posts: 'Test Manager · Nordhav Games' over 'Producer ·
 * Redwell Studios'. None if any of its lines is something else, or if few of the titles are clear.
 */
export function listedPosts(lines: readonly DocumentLine[]): ReadEntry[] {
  if (lines.length < MIN_POSTS) return [];
  const employersFirst = listOf(lines.map(postAfterEmployer));
  return employersFirst.length > 0 ? employersFirst : listOf(lines.map(postOf));
}

/** The posts of a list, if each of its lines is one and most titles are clear; none otherwise. */
function listOf(posts: readonly (ReadEntry | undefined)[]): ReadEntry[] {
  const found = posts.filter((post) => post !== undefined);
  const clearCount = found.filter(({ parts }) => titleScore(parts.title) >= 2).length;
  return found.length === posts.length && clearCount * 2 > posts.length ? found : [];
}

/** Whether a line may be a post: it is short, no sentence, and has no dates. */
const mayBePost = ({ text }: DocumentLine): boolean =>
  text.length <= MAX_POST_LINE_CHARACTERS && !/[.!?:;]$/.test(text) && findDates(text).length === 0;

/** The post of a line that begins with its employer and a dash: 'Nordhav Foods – Brand Manager – Cold Storage'. */
function postAfterEmployer(line: DocumentLine): ReadEntry | undefined {
  const dash = /\s[–—-]\s/u.exec(line.text);
  if (!dash || !mayBePost(line)) return undefined;
  const parts = {
    organisation: line.text.slice(0, dash.index),
    title: line.text.slice(dash.index + dash[0].length),
  };
  const isEmployerFirst = titleScore(parts.organisation) === 0 && isPost(parts);
  const header = [{ line, cells: line.cells }];
  return isEmployerFirst ? { entry: { header, body: [], named: parts }, parts, sure: true } : undefined;
}

function postOf(line: DocumentLine): ReadEntry | undefined {
  if (!mayBePost(line)) return undefined;
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
    (titleScore(organisation) === 0 || organisationScore(organisation) >= ORGANISATION_WORD_SCORE) &&
    !isScope(organisation) &&
    !isAnyPlace(organisation);
  return titleScore(title) >= 1 && isEmployer;
}
