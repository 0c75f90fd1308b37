/**
 * A role (an opening) as it was read, the verdict on each of its requirements, and the fit as a plain sum. The engine
 * computes these (engine/match), the server stores them, and the screens show and correct them.
 */

export const ROLE_FUNCTIONS = [
  'finance',
  'operations',
  'engineering',
  'product',
  'marketing',
  'sales',
  'people',
  'legal',
  'general-management',
] as const;
export type RoleFunction = (typeof ROLE_FUNCTIONS)[number];

export const SENIORITIES = ['ic', 'manager', 'director', 'vp', 'c-level', 'board'] as const;
export type Seniority = (typeof SENIORITIES)[number];

export const ENGAGEMENT_KINDS = [
  'full-time',
  'part-time',
  'fractional',
  'interim',
  'contract',
  'board',
] as const;
export type EngagementKind = (typeof ENGAGEMENT_KINDS)[number];

export type RemoteKind = 'remote' | 'hybrid' | 'onsite';
export type PayPeriod = 'year' | 'month' | 'week' | 'day' | 'hour';

/** Lower and upper bound; either may be open. */
export type Range = [min: number | null, max: number | null];

export interface Pay {
  min: number;
  max: number;
  /** ISO 4217 */
  currency: string;
  period: PayPeriod;
}

export interface RoleEngagement {
  /** `null` if the text does not say. */
  kind: EngagementKind | null;
  hoursPerWeek?: Range;
  daysPerWeek?: Range;
  daysPerMonth?: Range;
  months?: Range;
  /** The last day, as 'YYYY-MM-DD'. */
  until?: string;
}

export const REQUIREMENT_TYPES = [
  'skill',
  'experience-years',
  'domain',
  'credential',
  'language',
  'leadership-scale',
  'place',
] as const;
export type RequirementType = (typeof REQUIREMENT_TYPES)[number];

/** Something the role asks of a person, verbatim. */
export interface Requirement {
  /** Unique within one role, as 'q3'. */
  id: string;
  text: string;
  /** Offset in the role's text, in UTF-16 units. */
  at: number;
  /** False for a nice-to-have. */
  must: boolean;
  type: RequirementType;
}

/** Something the role will have the person do. */
export interface Responsibility {
  text: string;
  /** Offset in the role's text, in UTF-16 units. */
  at: number;
}

/** A language the role names, by its English name. */
export interface RoleLanguage {
  name: string;
  must: boolean;
}

/** Everything read from a role's text. What the text does not say is `null` or empty, never guessed. */
export interface RoleFacts {
  title: string | null;
  organisation: string | null;
  seniority: Seniority | null;
  functions: RoleFunction[];
  engagement: RoleEngagement;
  places: string[];
  remote: RemoteKind | null;
  pay: Pay | null;
  /** 'immediate', 'YYYY-MM-DD' or 'YYYY-MM'. */
  start: string | null;
  languages: RoleLanguage[];
  /** The sentence about who may work there. */
  workAuthorisation: string | null;
  industry: string[];
  stage: string | null;
  /** The language of the text, as 'en'; `null` if it is not a supported one. */
  textLanguage: string | null;
  requirements: Requirement[];
  responsibilities: Responsibility[];
}

/** `soft`: a trait that no document can show; it does not count towards the fit. */
export const VERDICTS = ['evidenced', 'mentioned', 'gap', 'soft'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Years of experience that follow from the dates of posts. */
export interface YearsShown {
  /** Whole years, in which each month counts once. */
  years: number;
  posts: {
    title: string;
    organisation: string;
    /** The years of its first and its last month; `to` is absent for a present post. */
    from?: number;
    to?: number;
    /** The caller's id for its source. */
    ref?: string;
  }[];
}

/** The verdict on one requirement of a role. */
export interface Judgement {
  /** `Requirement.id` */
  id: string;
  verdict: Verdict;
  /** The person's words that show it. */
  evidence?: string;
  /** The `ref` of that text, as it was given with the person's lines. */
  ref?: string;
  /** If years are required and no statement says them, the posts from which they follow. */
  byPosts?: YearsShown;
}

/** With fewer requirements that count, the fit has no number. */
export const MIN_COUNTED_REQUIREMENTS = 4;

/** Points for a requirement that is evidenced; a mention earns half, a gap none. */
export const REQUIREMENT_POINTS = { must: 4, nice: 2 } as const;

/** The number of requirements by verdict. */
export interface VerdictCounts {
  evidenced: number;
  mentioned: number;
  gap: number;
}

export interface Fit {
  /** 0 to 100; `null` below `MIN_COUNTED_REQUIREMENTS`. */
  number: number | null;
  points: number;
  /** The maximum points. */
  all: number;
  must: VerdictCounts;
  nice: VerdictCounts;
}

/** The fit of a list of judged requirements: 100 × points / maximum points, rounded half up. */
export function fitOf(judged: readonly { must: boolean; verdict: Verdict }[]): Fit {
  const fit: Fit = { number: null, points: 0, all: 0, must: zeroCounts(), nice: zeroCounts() };
  for (const { must, verdict } of judged) {
    if (verdict === 'soft') continue;
    const maxPoints = must ? REQUIREMENT_POINTS.must : REQUIREMENT_POINTS.nice;
    fit.all += maxPoints;
    fit.points += verdict === 'evidenced' ? maxPoints : verdict === 'mentioned' ? maxPoints / 2 : 0;
    fit[must ? 'must' : 'nice'][verdict] += 1;
  }
  const countedRequirements = requirementCount(fit.must) + requirementCount(fit.nice);
  if (countedRequirements >= MIN_COUNTED_REQUIREMENTS)
    fit.number = Math.floor((200 * fit.points + fit.all) / (2 * fit.all));
  return fit;
}

const zeroCounts = (): VerdictCounts => ({ evidenced: 0, mentioned: 0, gap: 0 });

/** The total number of requirements, whatever their verdict. */
export const requirementCount = ({ evidenced, mentioned, gap }: VerdictCounts) => evidenced + mentioned + gap;

/** Kinds of conflict between a role's terms and a person's preferences. */
export const CONFLICT_KINDS = [
  'pay',
  'hours',
  'engagement',
  'place',
  'remote',
  'start',
  'industry',
  'language',
  'work-authorisation',
] as const;
export type ConflictKind = (typeof CONFLICT_KINDS)[number];

/** A term of a role compared with the person's preferences. */
export interface TermComparison {
  kind: ConflictKind;
  /** False if the role and the preferences agree. */
  conflict: boolean;
  /** The person's own preference, for the sentence that is shown. */
  own: {
    pay?: Pay;
    hours?: number;
    places?: string[];
    remote?: RemoteKind;
    start?: string;
    industries?: string[];
    /** The role's industries that are among them. */
    sharedIndustries?: string[];
    eligible?: string[];
    /** The kind of work that the person is looking for. */
    open?: 'full-time' | 'flexible';
  };
}

const HOURS_PER_DAY = 8;
const WEEKS_PER_MONTH = 4.33;
const FULL_TIME_HOURS_PER_WEEK = 40;

/**
 * Hours per week that a role asks for: the upper bound of hours, the lower bound of days, or those of full-time work if
 * it is full-time. `undefined` if the text does not say.
 */
export function hoursPerWeekOf({ engagement }: Pick<RoleFacts, 'engagement'>): number | undefined {
  const { hoursPerWeek, daysPerWeek, daysPerMonth, kind } = engagement;
  if (hoursPerWeek) return hoursPerWeek[1] ?? hoursPerWeek[0] ?? undefined;
  if (daysPerWeek) return HOURS_PER_DAY * (daysPerWeek[0] ?? daysPerWeek[1] ?? 0);
  if (daysPerMonth)
    return Math.round((HOURS_PER_DAY * (daysPerMonth[0] ?? daysPerMonth[1] ?? 0)) / WEEKS_PER_MONTH);
  return kind === 'full-time' ? FULL_TIME_HOURS_PER_WEEK : undefined;
}
