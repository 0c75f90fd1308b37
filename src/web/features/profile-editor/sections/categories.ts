/** 'New Category', with the first number that is free where the name is taken. */
export function newCategoryName(taken: readonly string[]): string {
  const base = 'New Category';
  if (!taken.includes(base)) return base;
  let n = 2;
  while (taken.includes(`${base} ${n}`)) n++;
  return `${base} ${n}`;
}
