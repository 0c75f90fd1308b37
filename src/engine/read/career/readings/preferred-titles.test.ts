/** Titles that are split from a name, and whole titles instead of a word of a sentence. */
import { expect, it } from 'vitest';
import type { Pair } from '../model/model';
import type { PreparedScope } from './decide';
import { preferWholeTitles } from './preferred-titles';
import { candidateOfRule } from './rule-candidate';

const candidateAt = (text: string, from = 0, line = 0) =>
  candidateOfRule({ text, line, offset: line, from, slot: `${line} ${from}` });
/** The likeliest reading of an entry, as 'title @ employer'. */
const bestOf = (...pairs: Pair[]) => {
  const [best] = preferWholeTitles({} as PreparedScope, [pairs])[0] ?? [];
  return `${best?.title?.text ?? ''} @ ${best?.employer?.text ?? ''}`;
};
const untitledPair = (name: string): Pair => ({ employer: candidateAt(name), probability: 0.9 });
const splitPair = (title: string, name: string): Pair => ({
  title: candidateAt(title),
  employer: candidateAt(name, title.length + 3),
  probability: 0.1,
});

it('a title before a dash is split from the name', () => {
  const name = 'Technical Editor – Nordhav Foundation';
  expect(bestOf(untitledPair(name), splitPair('Technical Editor', 'Nordhav Foundation'))).toBe(
    'Technical Editor @ Nordhav Foundation',
  );
});

it.each([
  ['a part of a name', 'Nordhav Editions', 'Foundation'],
  ['a single word of titles', 'Coach', 'Leather Goods Ltd'],
])('%s before a dash is not split from the name', (_, beginning, rest) => {
  const name = `${beginning} – ${rest}`;
  expect(bestOf(untitledPair(name), splitPair(beginning, rest))).toBe(` @ ${name}`);
});

it('a title before a comma is not split from the name', () => {
  expect(bestOf(untitledPair('Chief Engineers, Nordhav'), splitPair('Chief Engineers', 'Nordhav'))).toBe(
    ' @ Chief Engineers, Nordhav',
  );
});

it.each([
  ['a whole title of the same employer', 'Nordhav Health', 'Dashboard Designer', 'Dashboard Designer'],
  ['not the title of another employer', 'Redwell Labs', 'Dashboard Designer', 'designer'],
  ['not a text that is not a title', 'Nordhav Health', 'Dashboards Again', 'designer'],
])('instead of a word of a sentence, the title is %s', (_, name, title, expected) => {
  const inSentence = {
    title: candidateAt('designer', 5, 2),
    employer: candidateAt('Nordhav Health'),
    probability: 0.6,
  };
  const other = {
    title: candidateAt(title, 0, 1),
    employer: candidateAt(name, name === 'Redwell Labs' ? 40 : 0),
    probability: 0.2,
  };
  expect(bestOf(inSentence, other).split(' @ ')[0]).toBe(expected);
});
