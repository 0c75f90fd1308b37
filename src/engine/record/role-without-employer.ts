/** Finds roles whose title and dates are certain although their employer is in doubt. */
import type { RoleFact, YearMonth } from '@/shared/record/facts';
import { titleOf } from '../language/text/role-title';
import { TITLE_NOUN_PATTERN } from '../language/vocabulary/titles';
import { phraseKindsOf } from '../read/phrases/classifier';
import { isSchool } from '../read/vocabulary/organisations';

/** A title is in doubt if its share of `phraseKindsOf` is no higher than this. */
const MAX_DOUBTFUL_TITLE_SHARE = 0.8;
const MAX_TITLE_WORDS = 6;
/** Words for training: next to a school or employer, the name of a course is often mistaken for the title. */
const TRAINING_WORD_PATTERN = /\b(?:student|trainee|intern\p{L}*|praktik\p{L}*|stag\p{L}+|project)\b/iu;
/**
 * Words or characters of an incomplete title: words of a form, brackets, or a last word that needs another.
 */
const INCOMPLETE_TITLE_PATTERN =
  /^(?:posts?|part|position|a|an|the|as)(?!\p{L})|[()]|(?<!\p{L})(?:of|in|for|at|to|as|the|and|&)$/iu;
/**
 * Forms of a misread title: only the last word of a longer one, words without spaces, letters missing because
 * of a font.
 */
const MISREAD_PATTERN = /^\p{Ll}+$|\p{Ll}\p{Lu}|\$/u;

const monthOf = (date: YearMonth | 'present' | undefined): string =>
  typeof date === 'object' ? `${date.year}-${date.month ?? ''}` : (date ?? '');
const datesOf = ({ start, end }: RoleFact): string => `${monthOf(start)} ${monthOf(end)}`;

/** Whether a role has ended, or is certain to be current: it alone is, and no other role began after it. */
const isEndCertain = (role: RoleFact, roles: readonly RoleFact[]): boolean =>
  role.end !== 'present' ||
  roles.every(
    (other) =>
      other === role || (other.end !== 'present' && (other.start?.year ?? 0) <= (role.start?.year ?? 0)),
  );

/**
 * Whether the title and the dates of an employment are certain although its employer is not. The signs, and
 * how often they were right, are in docs/decisions/0122.
 * @param roles all roles of the person, `role` among them
 */
export function isCertainRoleWithoutEmployer(role: RoleFact, roles: readonly RoleFact[]): boolean {
  const { title, organisation, start, end, kind } = role;
  return (
    (kind === undefined || kind === 'employment') &&
    start !== undefined &&
    end !== undefined &&
    TITLE_NOUN_PATTERN.test(titleOf(role)) &&
    title.split(/\s+/).length <= MAX_TITLE_WORDS &&
    !TRAINING_WORD_PATTERN.test(title) &&
    !INCOMPLETE_TITLE_PATTERN.test(title.trim()) &&
    !MISREAD_PATTERN.test(title.trim()) &&
    phraseKindsOf(title).title > MAX_DOUBTFUL_TITLE_SHARE &&
    !isSchool(organisation) &&
    roles.every((other) => other === role || datesOf(other) !== datesOf(role)) &&
    isEndCertain(role, roles)
  );
}
