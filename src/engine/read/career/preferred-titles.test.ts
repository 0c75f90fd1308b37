/** Titles that are split from a name, and whole titles instead of a word of a sentence. */
import { expect, it } from 'vitest';
import type { PreparedScope } from './decide';
import type { Pair } from './model';
import { preferWholeTitles } from './preferred-titles';
import { candidateOfRule } from './rule-candidate';

const part = (text: string, from = 0, line = 0) =>
  candidateOfRule({ text, line, offset: line, from, slot: `${line} ${from}` });
/** The likeliest reading of an entry, as 'title @ employer'. */
const bestOf = (...pairs: Pair[]) => {
  const [best] = preferWholeTitles({} as PreparedScope, [pairs])[0] ?? [];
  return `${best?.title?.text ?? ''} @ ${best?.employer?.text ?? ''}`;
};
const untitledPair = (name: string): Pair => ({ employer: part(name), probability: 0.9 });
const splitPair = (title: string, name: string): Pair => ({
  title: part(title),
  employer: part(name, title.length + 3),
  probability: 0.1,
});

it.each([
  [
    'a title before a dash',
    'Technical Editor',
    'Nordhav Foundation',
    'Technical Editor @ Nordhav Foundation',
  ],
  ['a part of a name', 'Nordhav Editions', 'Foundation', ' @ Nordhav Editions – Foundation'],
  ['a single word of titles', 'Coach', 'Leather Goods Ltd', ' @ Coach – Leather Goods Ltd'],
])('a name is read without %s', (_, title, rest, expected) => {
  expect(bestOf(untitledPair(`${title} – ${rest}`), splitPair(title, rest))).toBe(expected);
});

it('a name in front of whose title another mark stands stays whole', () => {
  expect(bestOf(untitledPair('Chief Engineers, Nordhav'), splitPair('Chief Engineers', 'Nordhav'))).toBe(
    ' @ Chief Engineers, Nordhav',
  );
});

it.each([
  ['a whole title of the same employer', 'Nordhav Health', 'Dashboard Designer', 'Dashboard Designer'],
  ['not the title of another employer', 'Redwell Labs', 'Dashboard Designer', 'designer'],
  ['not a text that is not a title', 'Nordhav Health', 'Dashboards Again', 'designer'],
])('instead of a word of a sentence, the title is %s', (_, name, title, expected) => {
  const inSentence = { title: part('designer', 5, 2), employer: part('Nordhav Health'), probability: 0.6 };
  const other = {
    title: part(title, 0, 1),
    employer: part(name, name === 'Redwell Labs' ? 40 : 0),
    probability: 0.2,
  };
  expect(bestOf(inSentence, other).split(' @ ')[0]).toBe(expected);
});
