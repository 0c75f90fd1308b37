/** Replaces personas named after posts that people have left by what they are today: their post, or their calling. */
import type { RoleFact } from '@/shared/record/facts';
import { isOfficeBesideWork } from '../../language/present-role';
import { upperFirst } from '../../language/text/casing';
import { wordsKey } from '../../language/text/keys';
import { professionIn } from '../../language/text/profession';
import {
  isLearner,
  isPractitioner,
  NOT_A_ROLE_PATTERN,
  namesPerson,
  seniorityRankOf,
} from '../../language/vocabulary/titles';
import { ageCost, currentRole, latestYear } from '../career/career-order';
import { ASSISTED_PATTERN, isWeakStatement, type Portrait } from '../career/work-areas';
import type { CareerContext } from '../statements/career-context';
import { proofWorth } from '../statements/figures';
import { isProcess } from '../statements/importance';
import type { Statement } from '../statements/statement';
import type { Target } from './on-target';
import { titleOfPost } from './persona-title';
import { MAX_BULLETS } from './portraits';
import { haveSameMeaning, nameSameWork } from './same-title';
import { NEWCOMERS_PATTERN } from './superpowers';

const MAX_PERSONAS = 3;
const MIN_BULLETS = 2;
/** Minimum weight of a line that shows a calling. */
const MIN_CALLING_WEIGHT = 1.5;
/** Minimum weight of a line that shows the present post. */
const MIN_PRESENT_WEIGHT = 0.5;
/** Number of words of a calling that is a title. */
const MIN_CALLING_WORDS = 2;
const MAX_CALLING_WORDS = 5;
/** Number of sentences at the beginning of a text in which people say what they are. */
const FIRST_SENTENCES = 2;

/**
 * A beginning that says how long or how far somebody is something, or praises them, instead of naming it. Public
 * accountants are called certified.
 */
const NO_CALLING_PATTERN =
  /^(?:currently|now|today|the|an?|sole|only|former|proud|one|fellow|certified(?!\spublic\saccountant))\s/iu;

/** Words in lower case within a title. */
const SMALL_WORD_PATTERN = /^(?:and|of|for|the|in|&)$/;
/** An adjective of attitude before a calling: 'Systems-driven', 'Customer-focused'; 'Product-led growth' is a field. */
const ATTITUDE_PATTERN =
  /^(?!(?:product|sales|founder|community|partner|customer|engineering|marketing)-led\s)\p{L}+-(?:driven|focused|oriented|minded|obsessed|led)\s+/iu;
const inTitleCase = (text: string): string =>
  text
    .split(' ')
    .map((word) => (SMALL_WORD_PATTERN.test(word) ? word : upperFirst(word)))
    .join(' ');

/** A short title by which people call themselves at the beginning of their text: 'Growth Operator'. */
export function callingOf({ facts }: CareerContext): string | undefined {
  for (const { value } of facts.about.slice(0, FIRST_SENTENCES)) {
    const calling = (professionIn(value) ?? '').replace(ATTITUDE_PATTERN, '');
    const count = calling.split(' ').length;
    const isTitle =
      count >= MIN_CALLING_WORDS &&
      count <= MAX_CALLING_WORDS &&
      namesPerson(calling) &&
      !isLearner(calling) &&
      !NO_CALLING_PATTERN.test(calling) &&
      !NOT_A_ROLE_PATTERN.test(calling) &&
      !/[^\p{L}\s&/-]/u.test(calling);
    if (isTitle) return inTitleCase(calling);
  }
  return undefined;
}

/** Whether a role is work of today, beside which an office such as 'Town Moderator' does not count. */
const isPresentWork = (role: RoleFact | undefined): role is RoleFact =>
  role?.end === 'present' && role.kind !== 'volunteering' && !isOfficeBesideWork(role.title);

/** The ids of the posts of today; if the record has none, that of the last post. */
function postsOfToday(context: CareerContext): ReadonlySet<string> {
  const today = context.roles.filter(isPresentWork).map(({ id }) => id);
  const last = currentRole(context);
  return new Set(today.length > 0 || !last || last.kind === 'volunteering' ? today : [last.id]);
}

/** Whether a persona is named after a post that the person has left, or after an office beside their work. */
const isOfOtherPost = ({ title, statements }: Portrait, today: ReadonlySet<string>): boolean =>
  statements.every(({ role }) => role !== undefined && !today.has(role.id)) &&
  statements.some(({ role }) => role && (titleOfPost(role.title, statements, true) ?? role.title) === title);

/** The first statements, and as many of `reserve` as a persona needs at least. */
const bulletsOf = (statements: readonly Statement[], reserve: ReadonlySet<Statement>): Statement[] => {
  const free = statements.filter((one) => !reserve.has(one)).slice(0, MAX_BULLETS);
  const kept = statements.filter((one) => reserve.has(one));
  return [...free, ...kept.slice(0, Math.max(0, MIN_BULLETS - free.length))];
};

/** The statements that personas may use, the strongest first. */
interface Available {
  all: readonly Statement[];
  /** Those that key roles need, which are used last. */
  reserve: ReadonlySet<Statement>;
}

/** The persona of the first of several posts that has enough lines. */
function personaOfPosts(
  ids: Iterable<string | undefined>,
  { all: statements, reserve }: Available,
): Portrait | undefined {
  for (const id of ids) {
    const ofRole = statements.filter(
      ({ role, weight, text }) =>
        role !== undefined &&
        role.id === id &&
        weight >= MIN_PRESENT_WEIGHT &&
        !ASSISTED_PATTERN.test(text) &&
        !isProcess(text),
    );
    const shown = bulletsOf(ofRole, reserve);
    const isTelling = shown.length >= MIN_BULLETS && shown.some((one) => !isWeakStatement(one));
    const title = isTelling ? titleOfPost(shown[0]?.role?.title ?? '', shown, true) : undefined;
    if (title) return { title, statements: shown };
  }
  return undefined;
}

/** The persona of a role of today with enough lines, the main role first. */
const personaOfPresent = (
  available: Available,
  context: CareerContext,
  today: ReadonlySet<string>,
): Portrait | undefined => {
  const ids = [currentRole(context)?.id, ...available.all.map(({ role }) => role?.id)];
  return personaOfPosts(new Set(ids.filter((id) => id !== undefined && today.has(id))), available);
};

/** The year in which a role ended; that in which it began if it is ongoing or its end is not known; else 0. */
const lastKnownYearOf = (role: RoleFact | undefined): number =>
  typeof role?.end === 'object' ? role.end.year : (role?.start?.year ?? 0);
/** A post that ended at least this many years before another one gives way to it. */
const MIN_NEWER_YEARS = 3;

/** The persona of the newest post that ended after those of a persona, or that was work where those were not. */
function personaOfNewerPost(
  persona: Portrait,
  available: Available,
  context: CareerContext,
): Portrait | undefined {
  const end = Math.max(...persona.statements.map(({ role }) => lastKnownYearOf(role)));
  const isUnpaid = persona.statements.every(({ role }) => role?.kind === 'volunteering');
  const newer = context.roles
    .filter(
      (role) =>
        (role.kind === undefined || role.kind === 'employment') &&
        !isLearner(role.title) &&
        !isOfficeBesideWork(role.title) &&
        (isUnpaid || lastKnownYearOf(role) >= end + MIN_NEWER_YEARS),
    )
    .sort(
      (a, b) =>
        lastKnownYearOf(b) - lastKnownYearOf(a) || seniorityRankOf(b.title) - seniorityRankOf(a.title),
    );
  return personaOfPosts(
    newer.map(({ id }) => id),
    available,
  );
}

/** The persona of what people call themselves, with their strongest lines; the older a line, the less it counts. */
function personaOfCalling(
  { all: statements, reserve }: Available,
  context: CareerContext,
  target: Target,
): Portrait | undefined {
  const title = callingOf(context);
  // Whoever names a craft is shown by posts that bear it: sales show no 'Industrial Engineer'.
  const craft = title && isPractitioner(title) ? wordsKey(title).split(' ') : undefined;
  const bears = (role: RoleFact | undefined) =>
    craft === undefined ||
    wordsKey(role?.title ?? '')
      .split(/[^\p{L}]+/u)
      .some((word) => craft.includes(word));
  const worth = (one: Statement) => proofWorth(one) - ageCost(one.role, context);
  const strongest = statements
    .filter(
      ({ weight, role, text }) =>
        weight >= MIN_CALLING_WEIGHT &&
        bears(role) &&
        (role === undefined || role.kind === undefined || role.kind === 'employment') &&
        !isOfficeBesideWork(role?.title ?? '') &&
        !NEWCOMERS_PATTERN.test(text) &&
        target.includes(role) &&
        !ASSISTED_PATTERN.test(text) &&
        !isProcess(text),
    )
    .sort((a, b) => worth(b) - worth(a));
  const shown = bulletsOf(strongest, reserve);
  return title && shown.length >= MIN_BULLETS ? { title, statements: shown } : undefined;
}

/** Minimum seniority rank of a post that still says something of a person who has left it. */
const MIN_TELLING_RANK = 3;

/**
 * The personas with those of posts that the person has left, or of offices beside their work, replaced by one of the
 * present post and one of their calling, if either can be shown. A higher post that the person has left stays if there
 * is no calling. In English only, since titles of other languages cannot be composed.
 */
export function personasOfToday(
  personas: readonly Portrait[],
  available: Available,
  context: CareerContext,
  target: Target,
): readonly Portrait[] {
  const present = currentRole(context);
  const today = postsOfToday(context);
  const others = personas.filter((one) => !isOfOtherPost(one, today));
  if (context.language !== 'en' || !present || !today.has(present.id)) return personas;
  if (others.length === personas.length) return distinct(newestFirst(personas, today));
  const without = (used: readonly Portrait[]): Available => {
    const usedStatements = new Set(used.flatMap(({ statements }) => statements));
    const ofPersonas = personas.flatMap(({ statements }) => statements);
    return {
      ...available,
      all: [...new Set([...ofPersonas, ...available.all])].filter((one) => !usedStatements.has(one)),
    };
  };
  const hasPresent = others.some(({ statements }) =>
    statements.some(({ role }) => role !== undefined && today.has(role.id)),
  );
  const ofPresent = hasPresent ? undefined : personaOfPresent(without(others), context, today);
  const withPresent = ofPresent ? [ofPresent, ...others] : others;
  const calling = personaOfCalling(without(withPresent), context, target);
  const isHigher = ({ statements }: Portrait) =>
    statements.some(
      ({ role }) =>
        role !== undefined &&
        !isOfficeBesideWork(role.title) &&
        seniorityRankOf(role.title) >= MIN_TELLING_RANK &&
        seniorityRankOf(role.title) > seniorityRankOf(present.title),
    );
  // Without a persona of today, those of other posts stay, but the oldest gives way to one of a newer post.
  if (withPresent.length === 0 && !calling) {
    const [oldest] = [...personas].sort((a, b) => lastYearOf(a) - lastYearOf(b));
    const newer = oldest && personaOfNewerPost(oldest, without([]), context);
    if (!newer || personas.some(({ title }) => haveSameMeaning(title, newer.title)))
      return distinct(newestFirst(personas, today));
    const used = new Set(newer.statements);
    const kept = personas.filter((one) => one !== oldest && !one.statements.some((each) => used.has(each)));
    return distinct(newestFirst([...kept, newer], today));
  }
  const isRecent = (one: Portrait) =>
    lastYearOf(one) >= latestYear(context) - MAX_RECENT_YEARS &&
    one.statements.some(
      ({ role }) =>
        role !== undefined &&
        role.kind !== 'volunteering' &&
        !isOfficeBesideWork(role.title) &&
        seniorityRankOf(role.title) >= MIN_LEADING_RANK,
    );
  const further = calling
    ? [calling]
    : newestFirst(
        personas.filter((one) => isOfOtherPost(one, today) && (isHigher(one) || isRecent(one))),
        today,
      );
  return distinct([...withPresent, ...further]).slice(0, MAX_PERSONAS);
}

/** The personas without those that name the same work as one before. */
const distinct = (personas: readonly Portrait[]): Portrait[] =>
  personas.filter(
    ({ title }, at) => !personas.slice(0, at).some((before) => nameSameWork(before.title, title)),
  );

/** A leading post that ended at most this many years ago still says what somebody is. */
const MAX_RECENT_YEARS = 5;
const MIN_LEADING_RANK = 2;

/** The last year of the posts of a persona. */
const lastYearOf = ({ statements }: Portrait): number =>
  Math.max(0, ...statements.map(({ role }) => lastKnownYearOf(role)));

/** Personas of posts of today first, then those of the newest posts. */
const newestFirst = (personas: readonly Portrait[], today: ReadonlySet<string>): Portrait[] => {
  const rankOf = (one: Portrait) =>
    one.statements.some(({ role }) => role === undefined || today.has(role.id))
      ? Number.POSITIVE_INFINITY
      : lastYearOf(one);
  return [...personas].sort((a, b) => (rankOf(a) === rankOf(b) ? 0 : rankOf(b) - rankOf(a)));
};
