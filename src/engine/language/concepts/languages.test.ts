import { expect, it } from 'vitest';
import { languagesOfEntry } from './languages';

it.each([
  ['English', ['English']],
  ['tedesco: B2', ['German']],
  ['Nederlands (moedertaal)', ['Dutch']],
  ['inglese', ['English']],
  ['polski', ['Polish']],
  ['Mandarin Chinese', ['Chinese']],
  ['English and French', ['English', 'French']],
  ['Woodwork', []],
])('the entry "%s" of a list names the languages %j', (entry, languages) => {
  expect(languagesOfEntry(entry)).toEqual(languages);
});
