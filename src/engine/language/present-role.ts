/** Selects, of several current roles, the one that is used to introduce the person. */
import type { RoleFact, YearMonth } from '@/shared/record/facts';
import { wordsKey } from './text/keys';
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
 * The position of a folded title in a folded headline; -1 if there is none, or if it is only the end of
 * another title.
 */
function placeOfTitle(headline: string, title: string): number {
  const at = headline.indexOf(` ${title} `);
  return at >= 0 && RANK_AT_END_PATTERN.test(headline.slice(0, at)) ? -1 : at;
}

/** Signs that a role is side work, in its title or in its lines. */
const SIDE_WORK_PATTERN = /\b(?:part[- ]time|spare time|pro bono|side project)\b/i;
const SIDE_WORK_LINE_PATTERN =
  /^\(?part[- ]time\b|\b(?:in (?:my|his|her|their) spare time|part[- ]time (?:role|position|basis|post)|pro bono)\b/i;
/** Memberships, and offices beside one's work: 'Member, Pear Users', 'Town Moderator'. */
const MEMBERSHIP_PATTERN =
  /^(?:member|volunteer|mentor|ambassador|moderator)\b(?!.*\bof (?:the )?(?:technical|professional) staff\b)|\b(?:town (?:moderator|clerk|councill?or)|town meeting member|school (?:board|committee)|city councill?or|selectm[ae]n|user group|working group|committee member|board of (?:elections|selectmen)|parent[- ]teacher|homeowners|scout (?:leader|master))\b/i;
/** Whether a title is a membership or an office that people hold beside their work. */
export const isOfficeBesideWork = (title: string): boolean => MEMBERSHIP_PATTERN.test(title);

/** Number of ranks by which roles that come last are lowered; larger than the number of ranks. */
const RANK_PENALTY = 10;

/** The lowest rank of a seat on a board: below those who run an organisation or a part of it, who are known by that. */
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
 * The rank of a role for this choice. Seats on boards come after leading posts. Side work, unpaid work, training,
 * memberships and former employers come last.
 */
function rankAsMain({ title, organisation, statements, kind }: RoleFact, { all, now }: Headline): number {
  const name = ` ${wordsKey(organisation)} `;
  const isMember = organisation !== '' && /\bpartner$/i.test(title) && ` ${wordsKey(title)} `.includes(name);
  const isFormer = organisation !== '' && all.includes(name) && !now.includes(name);
  const isSideWork =
    kind === 'volunteering' ||
    isOfficeBesideWork(title) ||
    SIDE_WORK_PATTERN.test(title) ||
    statements.some(({ value }) => SIDE_WORK_LINE_PATTERN.test(value));
  const rank = isBoardSeat(title) ? BOARD_SEAT_RANK + seniorityRankOf(title) / 10 : seniorityRankOf(title);
  return rank - (isMember || isFormer || isSideWork || isLearner(title) ? RANK_PENALTY : 0);
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
 * The position at which a headline first names the employer or title of a role, 0 if it begins with words that resemble
 * the title; Infinity if it names neither.
 */
function placeIn({ all, now }: Headline, headline: string, { title, organisation }: RoleFact): number {
  if (resembles(headline, title)) return 0;
  const places = [
    organisation === '' ? -1 : now.indexOf(` ${wordsKey(organisation)} `),
    placeOfTitle(all, foldOffices(title)),
  ].filter((at) => at >= 0);
  return Math.min(Number.POSITIVE_INFINITY, ...places);
}

/** An abbreviation in brackets at the end of an employer's name. */
const ABBREVIATION_AFTER_PATTERN = /\s\([^()]{2,12}\)$/u;

/** Whether a headline or the beginning of a summary names both the title and the employer of a role as present ones. */
export function isNamedIn(role: RoleFact, headline: string): boolean {
  const now = ` ${foldOffices(headline.replace(FORMER_ROLE_PATTERN, ' '))} `;
  const title = foldOffices(role.title);
  const organisation = wordsKey(role.organisation.replace(ABBREVIATION_AFTER_PATTERN, ''));
  return (
    title !== '' && organisation !== '' && placeOfTitle(now, title) >= 0 && now.includes(` ${organisation} `)
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
  const placeOf = (role: RoleFact) => {
    const place = placeIn(folded, headline, role);
    return isOfficeBesideWork(role.title) && place > 0 ? Number.POSITIVE_INFINITY : place;
  };
  const main = bySeniority.reduce<RoleFact | undefined>(
    (first, role) => (first && placeOf(role) >= placeOf(first) ? first : role),
    undefined,
  );
  const isInHeadline = main !== undefined && Number.isFinite(placeOf(main));
  return (isInHeadline ? undefined : bySeniority.find((role) => isNamedIn(role, summary))) ?? main;
}
