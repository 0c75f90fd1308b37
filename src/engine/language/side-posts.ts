/** Tells main posts from those held beside them, which do not introduce the person. */
import type { RoleFact, YearMonth } from '@/shared/record/facts';
import { isOfficeBesideWork } from './present-role';
import { wordsKey } from './text/keys';
import { anyOf } from './text/word-lists';
import { isBoardSeat, isLearner } from './vocabulary/titles';

/** Months since the end of a main post in which the posts beside it do not take its place. */
const MAX_MONTHS_SINCE_END = 6;
/** Minimum months of a main post. */
const MIN_MAIN_MONTHS = 8;
/** Minimum months in which a new post and the main one ran together; a notice period is shorter. */
const MIN_SHARED_MONTHS = 2;

/** Titles of teaching that people do beside their work. */
const SIDE_TEACHING_PATTERN =
  /\b(?:adjunct|(?:guest|visiting|sessional|part[- ]time|associate) (?:lecturer|instructor|teacher|tutor|faculty)|(?:guest|visiting) professor)\b/i;
/** Words of those whose work is teaching or a board. */
const TEACHING_PATTERN = /\b(?:lectur|teach|academi|professor|instructor|tutor|educator|faculty)/i;
const BOARD_PATTERN = /\b(?:board|non-?executive|ned|chair|trustee|advis[eo]r|portfolio career)/i;
/** Words of rank in a title, which do not name a field. */
const RANK_WORD_PATTERN = anyOf(
  [
    'senior|sr|junior|jr|lead|leader|principal|staff|chief|head|of|and|the|for|in|at|group|global|deputy|vice',
    'assistant|associate|manager|director|officer|specialist|executive|consultant|i{1,3}',
  ],
  { before: '^', after: '$', flags: '' },
);

const monthsOf = ({ year, month }: YearMonth): number | undefined =>
  month === undefined ? undefined : year * 12 + month;
const startOf = ({ start }: RoleFact) => (start ? monthsOf(start) : undefined);
const endOf = ({ end }: RoleFact) => (typeof end === 'object' ? monthsOf(end) : undefined);

const isEmployment = ({ kind, title, organisation }: RoleFact): boolean =>
  (kind === undefined || kind === 'employment') && title !== '' && organisation !== '';

/** Whether a text names the employer of a post, or every word for the field of its title. */
function names(text: string, { title, organisation }: RoleFact): boolean {
  const words = ` ${wordsKey(text)} `;
  const fields = wordsKey(title)
    .split(' ')
    .filter((word) => !RANK_WORD_PATTERN.test(word));
  return (
    words.includes(` ${wordsKey(organisation)} `) ||
    (fields.length > 0 && fields.every((word) => words.includes(` ${word} `)))
  );
}

/**
 * Whether a current post is held beside a main one: teaching, a seat on a board or an office which the person is not
 * known for, or a post begun during the main one which the person does not mention.
 * @param ownText the headline and the beginning of the summary
 */
function isBeside(post: RoleFact, main: RoleFact, ownText: string): boolean {
  if (isOfficeBesideWork(post.title)) return true;
  if (SIDE_TEACHING_PATTERN.test(post.title))
    return !TEACHING_PATTERN.test(main.title) && !TEACHING_PATTERN.test(ownText);
  if (isBoardSeat(post.title)) return !BOARD_PATTERN.test(ownText) && !isBoardSeat(main.title);
  const shared = (endOf(main) ?? 0) - (startOf(post) ?? Number.POSITIVE_INFINITY);
  return (
    shared >= MIN_SHARED_MONTHS &&
    isRecent(startOf(post), main) &&
    names(ownText, main) &&
    !names(ownText, post)
  );
}

/** Whether a post began in the last months of a main one. */
const isRecent = (start: number | undefined, main: RoleFact): boolean =>
  start !== undefined && (endOf(main) ?? 0) - start <= MAX_MONTHS_SINCE_END;

/**
 * The main post of a person whose current posts are all held beside it; undefined if one of them may be the main
 * one, or if no post ended in the last months of the record.
 */
export function endedMainPost(
  roles: readonly RoleFact[],
  headline: string,
  summary: readonly string[],
): RoleFact | undefined {
  const posts = roles.filter(isEmployment);
  const current = posts.filter(({ end }) => end === 'present');
  if (current.length === 0) return undefined;
  const latest = Math.max(0, ...roles.flatMap((role) => [startOf(role) ?? 0, endOf(role) ?? 0]));
  const ownText = [headline, ...summary.slice(0, 2)].join(' . ');
  const ended = posts.filter((role) => {
    const [start, end] = [startOf(role), endOf(role)];
    return (
      start !== undefined &&
      end !== undefined &&
      end - start >= MIN_MAIN_MONTHS &&
      latest - end <= MAX_MONTHS_SINCE_END &&
      !isLearner(role.title) &&
      current.every((post) => isBeside(post, role, ownText))
    );
  });
  return ended.reduce<RoleFact | undefined>(
    (last, role) => (last && (endOf(last) ?? 0) >= (endOf(role) ?? 0) ? last : role),
    undefined,
  );
}

/** Minimum number of other posts, one of them current, that show a post to be held beside them. */
const MIN_POSTS_MEANWHILE = 2;
/** Minimum months of such a post. */
const MIN_MONTHS_MEANWHILE = 6;

/** Whether the person took up several posts at other employers since a post began, one of which still runs. */
function isHeldThroughOthers(post: RoleFact, posts: readonly RoleFact[]): boolean {
  const since = startOf(post);
  const others = posts.filter((other) => {
    const start = startOf(other);
    const end = other.end === 'present' ? Number.POSITIVE_INFINITY : endOf(other);
    return (
      since !== undefined &&
      start !== undefined &&
      end !== undefined &&
      start > since &&
      end - start >= MIN_MONTHS_MEANWHILE &&
      wordsKey(other.organisation) !== wordsKey(post.organisation) &&
      !isBoardSeat(other.title) &&
      !isOfficeBesideWork(other.title) &&
      !SIDE_TEACHING_PATTERN.test(other.title) &&
      !isLearner(other.title)
    );
  });
  return others.length >= MIN_POSTS_MEANWHILE && others.some(({ end }) => end === 'present');
}

/**
 * The current posts without those held beside another current one: teaching which the person is not known for, and a
 * post kept while they took up several others, such as a business of their own. What the headline or summary names
 * stays.
 */
export function withoutSidePosts(
  present: readonly RoleFact[],
  roles: readonly RoleFact[],
  headline: string,
  summary: readonly string[],
): readonly RoleFact[] {
  const ownText = [headline, ...summary].join(' . ');
  const words = ` ${wordsKey(ownText)} `;
  const isNamed = ({ title, organisation }: RoleFact) =>
    [title, organisation].some((name) => words.includes(` ${wordsKey(name)} `));
  const posts = roles.filter(isEmployment);
  const main = present.filter(
    (post) =>
      isNamed(post) ||
      !(
        (SIDE_TEACHING_PATTERN.test(post.title) && !TEACHING_PATTERN.test(ownText)) ||
        isHeldThroughOthers(post, posts)
      ),
  );
  return main.length > 0 ? main : present;
}
