/** 'New Category', with the first free number if that name is taken. */
export function newCategoryName(taken: readonly string[]): string {
  const base = 'New Category';
  if (!taken.includes(base)) return base;
  let n = 2;
  while (taken.includes(`${base} ${n}`)) n++;
  return `${base} ${n}`;
}
