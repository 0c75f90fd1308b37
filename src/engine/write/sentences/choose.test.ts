/** The choice among wordings. */
import { expect, it } from 'vitest';
import { chooseUnlike } from './choose';

const OPTIONS = ['As Buyer until 2016, Edda ran a mill', 'At Brillwater, Edda ran a mill'];
const keys = Array.from({ length: 20 }, (_, at) => `key ${at}`);
const chosenAfter = (before: string | undefined) =>
  new Set(keys.map((key) => chooseUnlike(OPTIONS, key, before, 'Edda')));

it('a sentence is not built as the one before', () => {
  expect(chosenAfter('As Clerk until 2010, Edda sold grain')).toEqual(new Set([OPTIONS[1]]));
  expect(chosenAfter('Edda sold grain')).toEqual(new Set(OPTIONS));
  expect(chosenAfter(undefined)).toEqual(new Set(OPTIONS));
});

it('the only construction is used, although the sentence before has it', () => {
  expect(chooseUnlike(OPTIONS.slice(0, 1), 'key', 'As Clerk until 2010, Edda sold grain', 'Edda')).toBe(
    OPTIONS[0],
  );
});
