import { expect, it } from 'vitest';
import { cleanCharacters } from './characters';

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
