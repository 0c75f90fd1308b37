import type { RoleFact } from '@/shared/record/facts';

/** The storage key of a role's dates while one of them cannot be read. */
export const unreadDatesKey = ({ id }: Pick<RoleFact, 'id'>) => `record-dates.${id}`;
