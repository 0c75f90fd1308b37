import type { RoleFact } from '@/shared/record/facts';

/** The storage key of a split that is typed and not made yet; another tab may take its title out meanwhile. */
export const splitKey = ({ id }: Pick<RoleFact, 'id'>): string => `record-split.${id}`;
