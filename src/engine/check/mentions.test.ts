import { describe, expect, it } from 'vitest';
import { careerFacts } from '../write/testing';
import { isMonthOfRole, isYearOfRole, mentionsIn } from './mentions';
import { tokensOf } from './record-index';

const { roles } = careerFacts({
  roles: [
    { title: 'Chief Executive Officer | Board Member', organisation: 'Hooli', start: '2018', end: 'present' },
    { title: 'Head of Sales', organisation: 'Hooli Health', start: '2010', end: '2015' },
    { title: 'Analyst', organisation: '', end: '2009' },
  ],
});
const never = () => false;
const mentionsOf = (text: string, name = 'Kim Okafor', isQuoted: Parameters<typeof mentionsIn>[2] = never) =>
  mentionsIn(tokensOf(text), { name, roles }, isQuoted).mentions.map(
    ({ kind, value }) => `${kind}: ${value}`,
  );

it('a title is found with ‘and’ for its sign', () => {
  const buyer = careerFacts({ roles: [{ title: 'Grain & Oil Buyer', organisation: 'Hooli', end: '2009' }] });
  const { mentions } = mentionsIn(tokensOf('a grain and oil buyer'), { name: '', roles: buyer.roles }, never);
  expect(mentions.map(({ value }) => value)).toEqual(['grain and oil buyer']);
});

describe('the names found in a sentence', () => {
  it.each([
    ['Kim Okafor ran Hooli Health', ['name: kim okafor', 'organisation: hooli health']],
    ['Hooli and Hooli Health', ['organisation: hooli', 'organisation: hooli health']],
    ['Hooli, Hooli', ['organisation: hooli', 'organisation: hooli']],
    ['Okafor and Kim', ['name: okafor', 'name: kim']],
    ['Chief Executive Officer of Hooli', ['title: chief executive officer', 'organisation: hooli']],
    ['Board Member at Hooli', ['title: board member', 'organisation: hooli']],
    ['Head of Sales', ['title: head of sales']],
    ['Head of Marketing', []],
    ['', []],
  ])('are those of persons, employers and titles in "%s"', (text, mentions) => {
    expect(mentionsOf(text)).toEqual(mentions);
  });

  it('are those of an employer with or without the description after its name', () => {
    const { roles: described } = careerFacts({
      roles: [
        { title: 'Planner', organisation: 'Hooli -- National Operator (equivalent to Initech)', end: '2009' },
        { title: 'Buyer', organisation: 'Hooli', end: '2012' },
      ],
    });
    const valuesOf = (text: string) =>
      mentionsIn(tokensOf(text), { name: '', roles: described }, never).mentions.map(({ value }) => value);
    expect(valuesOf('Planner, Hooli')).toEqual(['planner', 'hooli']);
    expect(valuesOf('Planner, Hooli -- National Operator (equivalent to Initech)')).toEqual([
      'planner',
      'hooli',
    ]);
  });

  it('are found with the offsets of their words', () => {
    const { mentions, taken } = mentionsIn(
      tokensOf('At Hooli Health Kim sold'),
      { name: 'Kim', roles },
      never,
    );
    expect(mentions).toEqual([
      { kind: 'organisation', value: 'hooli health', start: 1, end: 3 },
      { kind: 'name', value: 'kim', start: 3, end: 4 },
    ]);
    expect(taken).toEqual([false, true, true, true, false]);
  });

  it('are those of roles if the name of the person is unknown', () => {
    expect(mentionsOf('Kim at Hooli', '')).toEqual(['organisation: hooli']);
  });

  it('exclude an initial of the person, but not a name of two letters', () => {
    expect(mentionsOf('Plan B of Kim', 'Kim B Okafor')).toEqual(['name: kim']);
    expect(mentionsOf('Sold by Bo', 'Bo Okafor')).toEqual(['name: bo']);
  });

  it('exclude an employer or title that follows the same word in the statement, but never the person', () => {
    const isAfterGrew = (_: readonly string[], before: string | undefined) => before === 'grew';
    expect(mentionsOf('Kim grew Hooli', 'Kim', isAfterGrew)).toEqual(['name: kim']);
    expect(mentionsOf('Grew Kim', 'Kim', isAfterGrew)).toEqual(['name: kim']);
    expect(mentionsOf('Hooli', 'Kim', (_, before) => before === undefined)).toEqual([]);
  });
});

describe('the years of a sentence', () => {
  /** Whether each year in a sentence is a year of the roles, with the right preposition. */
  const areYearsOfRoles = (text: string) => {
    const tokens = tokensOf(text);
    const years = tokens.flatMap((word, at) => (/^\d{4}$/.test(word) ? [at] : []));
    return years.map((at) => isYearOfRole(tokens, at, roles));
  };

  it.each([
    ['since 2018', [true]],
    ['since 2010', [false]],
    ['since 2015', [false]],
    ['seit 2018', [true]],
    ['seit 2010', [false]],
    ['dal 2010 al 2015', [true, true]],
    ['dal 2018', [true]],
    ['dal 2018 al 2015', [false, false]],
    ['until 2015', [true]],
    ['till 2015', [true]],
    ['until 2010', [false]],
    ['until 2018', [false]],
    ['from 2010 to 2015', [true, true]],
    ['from 2010 to 2018', [false, false]],
    ['from 2015 to 2010', [false, false]],
    ['from 2018 to 2015', [false, false]],
    ['from 2010 until 2015', [true, true]],
    ['between 2010 and 2015', [true, true]],
    ['2018 to today', [true]],
    ['2010 to today', [false]],
    ['2018 bis heute', [true]],
    ['2010 – 2015', [true, true]],
    ['2010 – 2018', [false, false]],
    ['2018 – 2015', [false, false]],
    ['2018 – 2010', [false, false]],
    ['in 2018', [true]],
    ['in 2010', [true]],
    // The year in which an employment ended does not follow 'in', unless only its end is known.
    ['in 2015', [false]],
    ['in 2009', [true]],
    ['in 2018 and in 2015', [true, false]],
    ['en 2010', [true]],
    ['Analyst 2009', [true]],
    ['Head of Sales 2015', [true]],
    ['Head of Sales 2010', [true]],
    ['Head of Sales 2012', [false]],
  ])('are compared with the role in "%s"', (text, expected) => {
    expect(areYearsOfRoles(text)).toEqual(expected);
  });

  it('have four digits, of this century or the last', () => {
    const old = careerFacts({
      roles: [{ title: 'Smith', organisation: 'Forge', start: '1899', end: '2100' }],
    });
    expect(isYearOfRole(['1899'], 0, old.roles)).toBe(false);
    expect(isYearOfRole(['2100'], 0, old.roles)).toBe(false);
    expect(isYearOfRole(['19'], 0, old.roles)).toBe(false);
  });
});

it.each([
  ['from november 2010 to january 2011', [true, true]],
  ['from january 2011 to november 2010', [false, false]],
  ['from october 2010 to january 2010', [false, false]],
  ['in november', [false]],
])('the months of a post are those of its record: %s', (text, expected) => {
  const short = careerFacts({
    roles: [{ title: 'Planner', organisation: 'Hooli', start: '2010-11', end: '2011-01' }],
  });
  const tokens = tokensOf(text);
  const months = tokens.flatMap((word, at) => (/^(?:\p{L}+)$/u.test(word) && word.length > 4 ? [at] : []));
  expect(months.map((at) => isMonthOfRole(tokens, at, short.roles))).toEqual(expected);
});
