import { describe, expect, it } from 'vitest';
import { actionNounAsVerb } from './action-nouns-as-verbs';

describe('a noun of action at the beginning of a line', () => {
  it.each([
    ['Delivery of partnerships with two banks', 'Delivered partnerships with two banks'],
    ['Creation and launch of a savings account', 'Created and launched a savings account'],
    ['Design & development of the ferry timetable', 'Designed and developed the ferry timetable'],
    ['Growth of the mortgage book', 'Grew the mortgage book'],
    ['Successful migration of nine mills', 'Migrated nine mills'],
    ['Construction of 40 houses, which were sold in a year', 'Built 40 houses, which were sold in a year'],
    // The base form takes the tense of its post.
    ['Management of a budget of $5M', 'Manage a budget of $5M'],
  ])('the noun phrase "%s" becomes "%s"', (line, expected) => expect(actionNounAsVerb(line)).toBe(expected));

  it.each([
    'Growth of 15% in sales',
    'Reduction of over 20 days in the close',
    'Management of the fund was moved to Oslo',
    'Development and supervision of two plants',
    'Bank of Corran',
    'Delivered partnerships with two banks',
    'Product design of the year',
    'Creation',
  ])('"%s" is not changed', (line) => expect(actionNounAsVerb(line)).toBe(line));
});
