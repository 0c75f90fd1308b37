import { expect, it } from 'vitest';
import { newCategoryName } from './new-category-name';

it.each([
  [[], 'New Category'],
  [['Finance'], 'New Category'],
  [['New Category'], 'New Category 2'],
  [['New Category', 'New Category 2', 'New Category 4'], 'New Category 3'],
])('a new category beside %j is called %j', (taken, name) => {
  expect(newCategoryName(taken)).toBe(name);
});
