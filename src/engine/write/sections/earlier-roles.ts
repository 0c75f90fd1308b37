/** Writes the roles before the present one as a sentence, for careers without an achievement that shows them. */
import type { RoleFact } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../../check/cited-text';
import { isEarlierRole } from '../../check/tenures';
import { chooseByKey } from '../../language/text/choose';
import { foldText, withFinalPoint } from '../../language/text/hygiene';
import { TITLE_NOUN } from '../../language/vocabulary/titles';
import { theOrganisation, titleOfOrganisation, titleWithArticle } from '../phrases/english';
import { currentRole } from '../plan/career-order';
import type { CareerContext } from '../statements/career-context';

const MAX_ROLES = 3;

/** 'from 2010 to 2013', 'in 2013'; undefined if a year is missing. */
function timeOf({ start, end }: RoleFact): string | undefined {
  if (typeof end !== 'object' || !start) return undefined;
  return start.year === end.year ? `in ${end.year}` : `from ${start.year} to ${end.year}`;
}

/** Dated roles that certainly ended before the present one began, the latest first. */
function postsBefore(context: CareerContext): RoleFact[] {
  const present = currentRole(context);
  if (!present) return [];
  const before = context.roles
    .filter(
      (role) =>
        role.id !== present.id &&
        (role.kind === undefined || role.kind === 'employment') &&
        role.organisation !== '' &&
        TITLE_NOUN.test(role.title) &&
        timeOf(role) !== undefined &&
        isEarlierRole(role, present),
    )
    .sort((a, b) => (b.start?.year ?? 0) - (a.start?.year ?? 0));
  const seen = new Set<string>();
  return before
    .filter(({ title, organisation }) => {
      const key = foldText(`${title} ${organisation}`);
      const known = seen.has(key);
      seen.add(key);
      return !known;
    })
    .slice(0, MAX_ROLES);
}

/**
 * The beginning of the sentence: the present role, 'Branch Manager at Hooli today, ', or the last employer, 'Before
 * Hooli, '.
 */
function todayIn(context: CareerContext, before: readonly RoleFact[]): { text: string; role?: RoleFact } {
  const role = currentRole(context);
  const isSame = ({ organisation }: RoleFact) =>
    foldText(organisation) === foldText(role?.organisation ?? '');
  if (role?.end !== 'present' && before.some(isSame)) return { text: '' };
  if (!role?.organisation || !TITLE_NOUN.test(role.title)) return { text: '' };
  // A role that has ended is never described as today's.
  if (role.end !== 'present') return { text: `Before ${theOrganisation(role.organisation)}, `, role };
  return { text: `${titleOfOrganisation(role.title, role.organisation)} today, `, role };
}

/**
 * Writes up to three earlier roles with their years as one sentence, oldest or latest first.
 * @param opens whether it begins its section: it then begins with the present role, and never with 'Earlier'
 */
export function earlierRolesSentences(context: CareerContext, opens = false): CitedText[] {
  const { first } = context;
  const latest = postsBefore(context);
  if (!first || latest.length === 0) return [];
  const oldest = [...latest].reverse();
  // The employer is not repeated for consecutive roles.
  const isSame = (role: RoleFact, before: RoleFact | undefined) =>
    before !== undefined && foldText(before.organisation) === foldText(role.organisation);
  const post = (role: RoleFact, at: number, all: readonly RoleFact[]) =>
    `${isSame(role, all[at - 1]) ? titleWithArticle(role.title, '') : titleWithArticle(role.title, role.organisation)} ${timeOf(role)}`;
  const stay = (role: RoleFact, at: number, all: readonly RoleFact[]) =>
    `${isSame(role, all[at - 1]) ? '' : `at ${theOrganisation(role.organisation)} `}as ${role.title} ${timeOf(role)}`;
  const listed = (parts: readonly string[], last: string) =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}${last}${parts.at(-1)}`;
  const text = chooseByKey(
    [
      `${first} was ${listed(oldest.map(post), ' and then ')}`,
      opens ? undefined : `Earlier, ${first} was ${listed(latest.map(post), ' and ')}`,
      `${first} worked ${listed(oldest.map(stay), ', then ')}`,
      latest.length > 1 && !opens
        ? `Earlier years were spent ${listed(latest.map(stay), ' and ')}`
        : undefined,
    ],
    `${context.name}|way`,
  );
  const today = opens ? todayIn(context, latest) : { text: '' };
  return text
    ? [{ text: withFinalPoint(`${today.text}${text}`), spans: spansOf(today.role, ...latest) }]
    : [];
}
