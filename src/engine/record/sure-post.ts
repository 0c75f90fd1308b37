/** Separates roles whose title and dates are certain from others, where the employer is in doubt. */
import type { RoleFact, YearMonth } from '@/shared/facts';
import { titleOf } from '../language/text/role-title';
import { TITLE_NOUN } from '../language/vocabulary/titles';
import { kindsOf } from '../read/phrases/classifier';
import { isSchool } from '../read/vocabulary/organisations';

/** The least share of a title among the kinds of phrase that a text may be. */
const CLEARLY_TITLE = 0.8;
const MOST_WORDS = 6;
/** Placements and studies are written next to an employer or school, whose name is then often taken for the title. */
const IN_TRAINING = /\b(?:student|trainee|intern\p{L}*|praktik\p{L}*|stag\p{L}+|project)\b/iu;
/** Words of a form before a title, brackets, and a title that goes on behind its last word. */
const IN_PART =
  /^(?:posts?|part|position|a|an|the|as)(?!\p{L})|[()]|(?<!\p{L})(?:of|in|for|at|to|as|the|and|&)$/iu;
/** The last word alone of a longer title, a word run into the next, and letters that a font lost. */
const MISREAD = /^\p{Ll}+$|\p{Ll}\p{Lu}|\$/u;

const monthOf = (date: YearMonth | 'present' | undefined): string =>
  typeof date === 'object' ? `${date.year}-${date.month ?? ''}` : (date ?? '');
const datesOf = ({ start, end }: RoleFact): string => `${monthOf(start)} ${monthOf(end)}`;

/** A role of today is believed where it is the only one, and none began after it. */
const isLatest = (role: RoleFact, roles: readonly RoleFact[]): boolean =>
  role.end !== 'present' ||
  roles.every(
    (other) =>
      other === role || (other.end !== 'present' && (other.start?.year ?? 0) <= (role.start?.year ?? 0)),
  );

/**
 * Whether the title and the dates of an employment are sure although its employer is not. The signs and how often they
 * were right are in docs/decisions/0122.
 * @param roles all roles of the person, `role` among them
 */
export function isSurePost(role: RoleFact, roles: readonly RoleFact[]): boolean {
  const { title, organisation, start, end, kind } = role;
  return (
    (kind === undefined || kind === 'employment') &&
    start !== undefined &&
    end !== undefined &&
    TITLE_NOUN.test(titleOf(role)) &&
    title.split(/\s+/).length <= MOST_WORDS &&
    !IN_TRAINING.test(title) &&
    !IN_PART.test(title.trim()) &&
    !MISREAD.test(title.trim()) &&
    kindsOf(title).title > CLEARLY_TITLE &&
    !isSchool(organisation) &&
    roles.every((other) => other === role || datesOf(other) !== datesOf(role)) &&
    isLatest(role, roles)
  );
}
