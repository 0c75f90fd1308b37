import { expect, it } from 'vitest';
import { layoutRowsOf } from './rows';
import { cleanCharacters, joinWrapped } from './text';

it.each([
  ['a ligature inside a word', 'di\x1berent', 'different'],
  ['a ligature at the beginning of a word', '\x1celd', 'field'],
  ['a ligature of three letters in the older encoding', 'o\x0fine', 'offline'],
  ['the dash between two dates', '2019 \x15 2021', '2019 – 2021'],
  ['a page break', 'end\f Start', 'end\f Start'],
  ['a code that is not beside a letter', '\x1b[0m 12', '[0m 12'],
])('reads codes of typeset fonts: %s', (_, text, read) => {
  expect(cleanCharacters(text)).toBe(read);
});

it.each([
  ['May 2012 – June 2013as an Analyst', 'May 2012 – June 2013 as an Analyst'],
  ['Jan 08 – Jan 09asSenior Clerk', 'Jan 08 – Jan 09 as Senior Clerk'],
  ['2013assets', '2013assets'],
])('parts a date from the word behind it: %s', (text, read) => {
  expect(cleanCharacters(text)).toBe(read);
});

it.each([
  ['board-', 'level decisions', 'board-level decisions'],
  ['peer-', 'reviewed papers', 'peer-reviewed papers'],
  ['the organi-', 'sation', 'the organisation'],
  ['an agent-', 'operated crane', 'an agent-operated crane'],
  ['goods that were trans-', 'ported by rail', 'goods that were transported by rail'],
  ['every in-', 'teraction with guests', 'every interaction with guests'],
  ['all in-', 'house counsel', 'all in-house counsel'],
])('joins %s and %s', (first, second, whole) => {
  expect(joinWrapped(first, second)).toBe(whole);
});

it('moves the full stop of a right-to-left line to its end', () => {
  const item = { text: '.ניהלתי את המפעל', x: 100, y: 50, width: 120, size: 10, font: 'a', rtl: true };
  expect(layoutRowsOf([item])[0]?.cells[0]?.text).toBe('ניהלתי את המפעל.');
});

it.each([
  ['cutting-', 'edge tools', 'cutting-edge tools'],
  ['LLM-', 'powered agents', 'LLM-powered agents'],
  ['one line', 'and another', 'one line and another'],
])('joins lines of a layout without hyphenation: %s + %s', (first, second, whole) => {
  expect(joinWrapped(first, second, 'between words')).toBe(whole);
});
