const BASE = 'New Category';
const NEW_NAME_PATTERN = /^New Category(?: \d+)?$/;

/** 'New Category', with the first free number if that name is taken. */
export function newCategoryName(taken: readonly string[]): string {
  if (!taken.includes(BASE)) return BASE;
  let n = 2;
  while (taken.includes(`${BASE} ${n}`)) n++;
  return `${BASE} ${n}`;
}

/** Whether a name is one that a new category begins with. */
export const isNewCategoryName = (name: string): boolean => NEW_NAME_PATTERN.test(name);
