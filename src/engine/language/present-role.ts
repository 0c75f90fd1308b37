/** Selects, of several current roles, the one that is used to introduce the person. */
import type { RoleFact, YearMonth } from '@/shared/record/facts';
import { wordsKey } from './text/keys';
import { anyOf } from './text/word-lists';
import { isBoardSeat, isLearner, seniorityRankOf } from './vocabulary/titles';

/**
 * Matches text that ends with a rank, which changes the meaning of the title after it: 'Senior Software Engineer' is
 * not 'Software Engineer'.
 */
export const RANK_AT_END_PATTERN =
  /(?<!\p{L})(?:senior|sr|junior|jr|lead|principal|staff|chief|head|vice|deputy|associate|assistant|founding)$/u;

/** Matches a former role, up to the next part of a headline. */
const FORMER_ROLE_PATTERN = /(?<![\p{L}-])(?:ex-|ex |former(?:ly)? |previously )[^|•·/]{0,80}/giu;

/**
 * The index of a folded title in a folded headline; -1 if there is none, or if it is only the end of
 * another title.
 */
function indexOfTitle(headline: string, title: string): number {
  const index = headline.indexOf(` ${title} `);
  return index >= 0 && RANK_AT_END_PATTERN.test(headline.slice(0, index)) ? -1 : index;
}

/** A title of side work. */
const SIDE_WORK_PATTERN = /\b(?:part[- ]time|spare time|pro bono|side project)\b/i;
/** A line that says that its role is side work. */
const SIDE_WORK_LINE_PATTERN =
  /^\(?part[- ]time\b|\b(?:in (?:my|his|her|their) spare time|part[- ]time (?:role|position|basis|post)|pro bono)\b/i;
/** Memberships, and offices beside one's work: 'Member, Pear Users', 'Town Moderator'. */
const MEMBERSHIP_PATTERN = anyOf(
  [
    String.raw`^(?:member|volunteer|mentor|ambassador|moderator)\b(?!.*\bof (?:the )?(?:technical|professional) staff\b)`,
    String.raw`\b(?:${[
      'town (?:moderator|clerk|councill?or)|town meeting member|city councill?or|selectm[ae]n',
      'board of (?:elections|selectmen)|school (?:board|committee)|parent[- ]teacher',
      'user group|working group|committee member|homeowners|scout (?:leader|master)',
    ].join('|')})\b`,
  ],
  { flags: 'i' },
);
/** Whether a title is a membership or an office that people hold beside their work. */
export const isOfficeBesideWork = (title: string): boolean => MEMBERSHIP_PATTERN.test(title);

/** Number of ranks by which roles that come last are lowered; larger than the number of ranks. */
const RANK_PENALTY = 10;

/** The lowest rank of a seat on a board: below heads of an organisation or part of it, who are known by that post. */
const BOARD_SEAT_RANK = 2.3;

/** Short names of offices, which a headline may use for the title in the record, and the other way round. */
const OFFICES: readonly [RegExp, string][] = [
  [/\bCEO\b/gu, 'Chief Executive Officer'],
  [/\bCFO\b/gu, 'Chief Financial Officer'],
  [/\bCOO\b/gu, 'Chief Operating Officer'],
  [/\bCTO\b/gu, 'Chief Technology Officer'],
  [/\bCMO\b/gu, 'Chief Marketing Officer'],
  [/\bCRO\b/gu, 'Chief Revenue Officer'],
];
/** A title or headline, folded, with the offices in full. */
const foldOffices = (text: string): string =>
  wordsKey(OFFICES.reduce((rest, [short, office]) => rest.replace(short, office), text));

/** A folded headline, and the part of it that is about the present. */
interface Headline {
  all: string;
  now: string;
}

/**
 * The rank of a role for choosing the main role. Seats on boards come after leading posts. Side work, unpaid work,
 * training, memberships and former employers come last.
 */
function rankAsMain({ title, organisation, statements, kind }: RoleFact, { all, now }: Headline): number {
  const name = ` ${wordsKey(organisation)} `;
  // A partner of the firm that the title names: 'Orla Partner' belongs to a programme of Orla's.
  const isProgrammeMember =
    organisation !== '' && /\bpartner$/i.test(title) && ` ${wordsKey(title)} `.includes(name);
  const isFormer = organisation !== '' && all.includes(name) && !now.includes(name);
  const isSideWork =
    kind === 'volunteering' ||
    isOfficeBesideWork(title) ||
    SIDE_WORK_PATTERN.test(title) ||
    statements.some(({ value }) => SIDE_WORK_LINE_PATTERN.test(value));
  const rank = isBoardSeat(title) ? BOARD_SEAT_RANK + seniorityRankOf(title) / 10 : seniorityRankOf(title);
  return rank - (isProgrammeMember || isFormer || isSideWork || isLearner(title) ? RANK_PENALTY : 0);
}

/** The words of a title, with one word for those who build software: 'Software Developer', 'Software Engineer'. */
const craftWords = (title: string): string[] =>
  wordsKey(title)
    .split(' ')
    .map((word) => (/^(?:developer|programmer)$/.test(word) ? 'engineer' : word));

/**
 * Whether the first part of a headline contains all words of a title: 'Senior Analytical Scientist' contains
 * 'Senior Scientist'. False if the headline adds a rank, and for titles of one word, which would resemble too many.
 */
function resembles(headline: string, title: string): boolean {
  const [first = ''] = headline.split(/[|•·@]| - | – | at /);
  const headlineWords = new Set(craftWords(first));
  const words = craftWords(title);
  const isHigher = [...headlineWords].some((word) => RANK_AT_END_PATTERN.test(word) && !words.includes(word));
  return words.length > 1 && !isHigher && words.every((word) => headlineWords.has(word));
}

/**
 * The index at which a headline first names the employer or title of a role, 0 if it begins with words that resemble
 * the title; Infinity if it names neither.
 */
function indexInHeadline(
  { all, now }: Headline,
  headline: string,
  { title, organisation }: RoleFact,
): number {
  if (resembles(headline, title)) return 0;
  const indexes = [
    organisation === '' ? -1 : now.indexOf(` ${wordsKey(organisation)} `),
    indexOfTitle(all, foldOffices(title)),
  ].filter((index) => index >= 0);
  return Math.min(Number.POSITIVE_INFINITY, ...indexes);
}

/** An abbreviation in brackets at the end of an employer's name. */
const ABBREVIATION_AFTER_PATTERN = /\s\([^()]{2,12}\)$/u;

/** Whether a headline or the beginning of a summary names both the title and the employer of a role as present ones. */
export function isNamedIn(role: RoleFact, headline: string): boolean {
  const now = ` ${foldOffices(headline.replace(FORMER_ROLE_PATTERN, ' '))} `;
  const title = foldOffices(role.title);
  const organisation = wordsKey(role.organisation.replace(ABBREVIATION_AFTER_PATTERN, ''));
  return (
    title !== '' && organisation !== '' && indexOfTitle(now, title) >= 0 && now.includes(` ${organisation} `)
  );
}

/** Months since year 0; a date without a month counts as the middle of its year. */
const monthsOf = ({ year, month = 6 }: YearMonth): number => year * 12 + month;

/**
 * The current roles without those that a newer one at the same employer followed: people forget to end a post when they
 * move on within a company. One that the headline names stays.
 */
function withoutUnendedRoles(roles: readonly RoleFact[], headline: string): readonly RoleFact[] {
  const foldedHeadline = ` ${wordsKey(headline)} `;
  return roles.filter(({ organisation, start, title }) => {
    const employer = wordsKey(organisation);
    const isFollowed = roles.some(
      (other) =>
        employer !== '' &&
        !isOfficeBesideWork(other.title) &&
        wordsKey(other.organisation) === employer &&
        start !== undefined &&
        other.start !== undefined &&
        monthsOf(other.start) > monthsOf(start),
    );
    return !isFollowed || foldedHeadline.includes(` ${wordsKey(title)} `);
  });
}

/**
 * The role whose employer or title the headline names first. If it names no role, the one whose title and employer the
 * summary begins with, else the most senior role; of equally senior roles, the first.
 * @param present the current roles, in the order of the record
 * @param summary the first sentence of the person's own summary
 */
export function mainRole(present: readonly RoleFact[], headline: string, summary = ''): RoleFact | undefined {
  // 'Co-founder and ex-CTO @ Hooli' names a former employer.
  const folded = {
    all: ` ${foldOffices(headline)} `,
    now: ` ${foldOffices(headline.replace(FORMER_ROLE_PATTERN, ' '))} `,
  };
  const bySeniority = [...withoutUnendedRoles(present, headline)].sort(
    (a, b) => rankAsMain(b, folded) - rankAsMain(a, folded),
  );
  // A headline that ends with an office beside one's work does not introduce its holder by it.
  const indexOfRole = (role: RoleFact) => {
    const index = indexInHeadline(folded, headline, role);
    return isOfficeBesideWork(role.title) && index > 0 ? Number.POSITIVE_INFINITY : index;
  };
  const main = bySeniority.reduce<RoleFact | undefined>(
    (first, role) => (first && indexOfRole(role) >= indexOfRole(first) ? first : role),
    undefined,
  );
  const isInHeadline = main !== undefined && Number.isFinite(indexOfRole(main));
  return (isInHeadline ? undefined : bySeniority.find((role) => isNamedIn(role, summary))) ?? main;
}
