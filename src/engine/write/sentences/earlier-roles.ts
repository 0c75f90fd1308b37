/** Writes a sentence about the roles before the present one, for careers without an achievement in them. */
import type { RoleFact } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../../check/cited-text';
import { byStartYear, endedBefore } from '../../check/tenures';
import { addFinalPeriod } from '../../language/text/hygiene';
import { wordsKey } from '../../language/text/keys';
import { joinAsList } from '../../language/text/sentences';
import { spanOfPost } from '../../language/text/span-of-post';
import { TITLE_NOUN_PATTERN } from '../../language/vocabulary/titles';
import { currentRole } from '../career/career-order';
import { theOrganisation, titlesInRow } from '../phrases/english';
import type { CareerContext } from '../statements/career-context';
import { chooseByKey } from './choose';

const MAX_ROLES = 3;

/** The time of a role: 'from 2010 to 2013', 'in 2013'; undefined if a year is missing. */
function timeOf({ start, end }: RoleFact): string | undefined {
  if (typeof end !== 'object' || !start) return undefined;
  return spanOfPost({ start, end }) ?? `in ${end.year}`;
}

/** Dated roles that ended before the present one began, the latest first. */
function postsBefore(context: CareerContext): RoleFact[] {
  const present = currentRole(context);
  if (!present) return [];
  const before = context.roles
    .filter(
      (role) =>
        role.id !== present.id &&
        (role.kind === undefined || role.kind === 'employment') &&
        role.organisation !== '' &&
        TITLE_NOUN_PATTERN.test(role.title) &&
        timeOf(role) !== undefined &&
        endedBefore(role, present),
    )
    .sort((a, b) => byStartYear(b, a));
  const seen = new Set<string>();
  return before
    .filter(({ title, organisation }) => {
      const key = wordsKey(`${title} ${organisation}`);
      const isKnown = seen.has(key);
      seen.add(key);
      return !isKnown;
    })
    .slice(0, MAX_ROLES);
}

/** The role named in 'Before Hooli, '; undefined if one of the earlier roles was at that employer. */
function laterRole(context: CareerContext, before: readonly RoleFact[]): RoleFact | undefined {
  const role = currentRole(context);
  if (!role?.organisation || !TITLE_NOUN_PATTERN.test(role.title)) return undefined;
  const isSame = before.some(({ organisation }) => wordsKey(organisation) === wordsKey(role.organisation));
  return isSame ? undefined : role;
}

/** One sentence about up to `MAX_ROLES` earlier roles with their years, the latest first. */
export function earlierRolesSentences(context: CareerContext): CitedText[] {
  const { first } = context;
  const latest = postsBefore(context);
  if (!first || latest.length === 0) return [];
  // The employer is not repeated for consecutive roles there.
  const isSame = (role: RoleFact, before: RoleFact | undefined) =>
    before !== undefined && wordsKey(before.organisation) === wordsKey(role.organisation);
  const titles = titlesInRow(
    latest.map((role, at) => (isSame(role, latest[at - 1]) ? { ...role, organisation: '' } : role)),
  );
  const posts = joinAsList(latest.map((role, at) => `${titles[at]} ${timeOf(role)}`));
  const later = laterRole(context, latest);
  const text = chooseByKey(
    [
      later ? `Before ${theOrganisation(later.organisation)}, ${first} was ${posts}` : undefined,
      later && later.end !== 'present' ? undefined : `Earlier, ${first} was ${posts}`,
    ],
    `${context.name}|way`,
  );
  return text ? [{ text: addFinalPeriod(text), spans: spansOf(later, ...latest) }] : [];
}
