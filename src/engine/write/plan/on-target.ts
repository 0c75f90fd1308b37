/** Decides which posts may name a persona: those of the work that the person does or leads today. */
import type { RoleFact } from '@/shared/record/facts';
import { withoutAccents } from '@/shared/text/without-accents';
import { isNamedIn } from '../../language/present-role';
import { FUNCTIONS } from '../../language/vocabulary/functions';
import { isPractitioner, seniorityRankOf } from '../../language/vocabulary/titles';
import { currentRole } from '../career/career-order';
import type { CareerContext } from '../statements/career-context';

/** Minimum seniority rank of someone who runs a part of an organisation. */
const MIN_LEADING_RANK = 3;

/**
 * The kinds of work that exclude each other in a title, by the functions that belong to them. Planning, projects and
 * people are part of any work.
 */
const KIND_BY_FUNCTION: Readonly<Record<string, string>> = {
  Finance: 'finance',
  'Governance and risk': 'finance',
  'Sales and marketing': 'sales',
  'Research and teaching': 'teaching',
  'Clinical practice': 'clinical',
  'Data and artificial intelligence': 'digital',
  Security: 'digital',
  Design: 'digital',
  Technology: 'digital',
};

/** The kinds of work that a text names. */
function kindsIn(text: string): Set<string> {
  const folded = withoutAccents(text);
  return new Set(
    FUNCTIONS.flatMap(({ name, pattern }) => {
      const kind = KIND_BY_FUNCTION[name];
      return kind !== undefined && pattern.test(folded) ? [kind] : [];
    }),
  );
}

/** Tells of a post whether it may name a persona, and whether it is the present one. */
export interface Target {
  /** False for a craft that the person has left for a leading post, and for another kind of work than today's. */
  includes(role: RoleFact | undefined): boolean;
  isPresent(role: RoleFact | undefined): boolean;
}

/** The target of a career, according to the present post, the leading posts and the headline. */
export function targetOf(context: CareerContext): Target {
  const present = currentRole(context);
  const headline = context.facts.headline?.value ?? '';
  const today = kindsIn(`${present?.title ?? ''} | ${headline}`);
  const isCraft = (title: string) => isPractitioner(title) && seniorityRankOf(title) < MIN_LEADING_RANK;
  const leadingRoles = context.roles.filter(
    ({ title, kind }) =>
      (kind === undefined || kind === 'employment') &&
      seniorityRankOf(title) >= MIN_LEADING_RANK &&
      !isPractitioner(title),
  );
  const hasLeft = ({ title, start }: RoleFact): boolean =>
    present !== undefined &&
    !isCraft(present.title) &&
    isCraft(title) &&
    start !== undefined &&
    leadingRoles.some((role) => (role.start?.year ?? 0) > start.year);
  const isOtherWork = ({ title }: RoleFact): boolean => {
    const kinds = kindsIn(title);
    return today.size > 0 && kinds.size > 0 && [...kinds].every((kind) => !today.has(kind));
  };
  const isPresent = (role: RoleFact | undefined) => role !== undefined && role.id === present?.id;
  return {
    isPresent,
    includes: (role) =>
      role === undefined ||
      role.end === 'present' ||
      isPresent(role) ||
      isNamedIn(role, headline) ||
      !(hasLeft(role) || isOtherWork(role)),
  };
}

/** A target that every post meets. */
export const ANY_TARGET: Target = { includes: () => true, isPresent: () => false };
