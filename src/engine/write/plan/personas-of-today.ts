/** Replaces personas named after posts that people have left by what they are today: their post, or their calling. */
import type { RoleFact } from '@/shared/record/facts';
import { isOfficeBesideWork } from '../../language/present-role';
import { upperFirst } from '../../language/text/casing';
import { professionIn } from '../../language/text/profession';
import {
  isLearner,
  NOT_A_ROLE_PATTERN,
  namesPerson,
  seniorityRankOf,
} from '../../language/vocabulary/titles';
import { ageCost, currentRole } from '../career/career-order';
import { ASSISTED_PATTERN, isWeakStatement, type Portrait } from '../career/work-areas';
import type { CareerContext } from '../statements/career-context';
import { proofWorth } from '../statements/figures';
import { isProcess } from '../statements/importance';
import type { Statement } from '../statements/statement';
import type { Target } from './on-target';
import { titleOfPost } from './persona-title';
import { MAX_BULLETS } from './portraits';
import { haveSameMeaning } from './same-title';
import { NEWCOMERS_PATTERN } from './superpowers';

const MAX_PERSONAS = 3;
/** With this many personas or more, none of a post that the person has left is needed. */
const ENOUGH_PERSONAS = 2;
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

/** A beginning that says how long or how far somebody is something, or praises them, instead of naming it. */
const NO_CALLING_PATTERN = /^(?:currently|now|today|the|an?|sole|only|former|proud|one|fellow|certified)\s/iu;

/** Words in lower case within a title. */
const SMALL_WORD_PATTERN = /^(?:and|of|for|the|in|&)$/;
/** An adjective of attitude before a calling: 'Systems-driven', 'Customer-focused'. */
const ATTITUDE_PATTERN = /^\p{L}+-(?:driven|focused|oriented|minded|obsessed|led)\s+/iu;
const inTitleCase = (text: string): string =>
  text
    .split(' ')
    .map((word) => (SMALL_WORD_PATTERN.test(word) ? word : upperFirst(word)))
    .join(' ');

/** What people call themselves at the beginning of their text: 'Growth Operator'; undefined if it is no short title. */
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

/** Whether a persona is named after a post that the person has left, or after an office beside their work. */
const isOfOtherPost = ({ title, statements }: Portrait): boolean =>
  statements.every(({ role }) => role !== undefined && !isPresentWork(role)) &&
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

/** The persona of a role of today with enough lines, the main role first. */
function personaOfPresent(
  { all: statements, reserve }: Available,
  context: CareerContext,
): Portrait | undefined {
  const main = currentRole(context);
  for (const id of new Set([main?.id, ...statements.map(({ role }) => role?.id)])) {
    const ofRole = statements.filter(
      ({ role, weight, text }) =>
        role?.id === id &&
        isPresentWork(role) &&
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

/** The persona of what people call themselves, shown by their strongest lines, of which newer ones come first. */
function personaOfCalling(
  { all: statements, reserve }: Available,
  context: CareerContext,
  target: Target,
): Portrait | undefined {
  const title = callingOf(context);
  const worth = (one: Statement) => proofWorth(one) - ageCost(one.role, context);
  const strongest = statements
    .filter(
      ({ weight, role, text }) =>
        weight >= MIN_CALLING_WEIGHT &&
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
  const others = personas.filter((one) => !isOfOtherPost(one));
  if (context.language !== 'en' || others.length === personas.length || !isPresentWork(present))
    return personas;
  const without = (used: readonly Portrait[]): Available => {
    const usedStatements = new Set(used.flatMap(({ statements }) => statements));
    const ofPersonas = personas.flatMap(({ statements }) => statements);
    return {
      ...available,
      all: [...new Set([...ofPersonas, ...available.all])].filter((one) => !usedStatements.has(one)),
    };
  };
  const hasPresent = others.some(({ statements }) => statements.some(({ role }) => isPresentWork(role)));
  const ofPresent = hasPresent ? undefined : personaOfPresent(without(others), context);
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
  // Without a persona of today in their place, those of other posts stay, unless there are enough personas.
  if (!ofPresent && !calling && others.length < ENOUGH_PERSONAS) return personas;
  const further = calling ? [calling] : personas.filter((one) => isOfOtherPost(one) && isHigher(one));
  const isNew = ({ title }: Portrait) => withPresent.every((one) => !haveSameMeaning(one.title, title));
  const today = [...withPresent, ...further.filter(isNew)].slice(0, MAX_PERSONAS);
  return today;
}
