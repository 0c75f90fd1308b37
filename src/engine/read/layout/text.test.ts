import { expect, it } from 'vitest';
import { cleanCharacters, joinWrapped } from './text';

it.each([
  ['a ligature inside a word', 'di\x1berent', 'different'],
  ['a ligature at the beginning of a word', '\x1celd', 'field'],
  ['a ligature of three letters in the older encoding', 'o\x0fine', 'offline'],
  ['the dash between two dates', '2019 \x15 2021', '2019 – 2021'],
])('a control code of a typeset font is read as %s', (_, text, read) => {
  expect(cleanCharacters(text)).toBe(read);
});

it('a control code that is not beside a letter is removed, but a page break is kept', () => {
  expect(cleanCharacters('\x1b[0m 12')).toBe('[0m 12');
  expect(cleanCharacters('end\f Start')).toBe('end\f Start');
});

it.each([
  ['May 2012 – June 2013as an Analyst', 'May 2012 – June 2013 as an Analyst'],
  ['Jan 08 – Jan 09asSenior Clerk', 'Jan 08 – Jan 09 as Senior Clerk'],
])('a date is separated from the ‘as’ that is written to it: %s', (text, read) => {
  expect(cleanCharacters(text)).toBe(read);
});

it('a number is not separated from another word that begins with ‘as’', () => {
  expect(cleanCharacters('2013assets')).toBe('2013assets');
});

it.each([
  ['board-', 'level decisions', 'board-level decisions'],
  ['peer-', 'reviewed papers', 'peer-reviewed papers'],
  ['the organi-', 'sation', 'the organisation'],
  ['an agent-', 'operated crane', 'an agent-operated crane'],
  ['goods that were trans-', 'ported by rail', 'goods that were transported by rail'],
  ['every in-', 'teraction with guests', 'every interaction with guests'],
  ['all in-', 'house counsel', 'all in-house counsel'],
])('a line that ends with "%s" and one that begins with "%s" are joined as "%s"', (first, second, whole) => {
  expect(joinWrapped(first, second)).toBe(whole);
});

it.each([
  ['cutting-', 'edge tools', 'cutting-edge tools'],
  ['LLM-', 'powered agents', 'LLM-powered agents'],
  ['one line', 'and another', 'one line and another'],
])('in a layout without hyphenation, "%s" and "%s" are joined as "%s"', (first, second, whole) => {
  expect(joinWrapped(first, second, 'between words')).toBe(whole);
});
