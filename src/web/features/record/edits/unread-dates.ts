import type { EducationFact, RoleFact } from '@/shared/record/facts';
import { hasStoredInput } from '@/web/lib/unsaved-input/use-stored-input';

/** The storage key of a role's dates while one of them cannot be read. */
export const unreadDatesKey = ({ id }: Pick<RoleFact, 'id'>) => `record-dates.${id}`;

/** The storage key of a school's end date as typed, while it cannot be read as a date. */
export const unreadEndKey = ({ id }: EducationFact) => `record-school-end.${id}`;

/** Whether any of these schools has a typed end date that could not be read as a date and is kept in this browser. */
export const hasUnreadEnd = (schools: readonly EducationFact[]): boolean =>
  schools.some((school) => hasStoredInput(unreadEndKey(school)));
