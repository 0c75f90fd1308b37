/** The duration and working time of an engagement. */
import { describe, expect, it } from 'vitest';
import { engagementOf } from './engagement';

const read = (sentence: string) => engagementOf([sentence], null);

describe('the duration of an engagement', () => {
  it.each([
    '6-month contract at our plant in Chicago',
    '6-month contract for our Gold business',
    'Contract of 6 months, everyone welcome',
    'In Chicago we offer a contract of 6 months',
  ])('is stated by %s', (sentence) => expect(read(sentence).months).toEqual([6, 6]));

  it.each([
    'Contract with 6 months notice',
    'You will plan the project in the first 6 months',
    'Contract work within the last 6 months',
    'The project began 6 months ago',
  ])('is not stated by %s', (sentence) => expect(read(sentence).months).toBeUndefined());
});

it.each([
  ['Contract until 31.03.2027', '2027-03-31'],
  ['Contract until 03/31/2027', '2027-03-31'],
  ['Contract till 2027-03-31', '2027-03-31'],
  ['Contract until 31 March 2027', '2027-03-31'],
  ['Befristet bis 31. März 2027', '2027-03-31'],
  ['CDD jusqu’au 31 mars 2027', '2027-03-31'],
  ['Contract until end of March 2027', '2027-03'],
  ['Contract until the relaunch', undefined],
])('the end of "%s" is %s', (sentence, until) => {
  expect(read(sentence).until).toBe(until);
});

describe('the working time of an engagement', () => {
  it('may be half a day more', () => {
    expect(read('2,5 Tage pro Woche').daysPerWeek).toEqual([2.5, 2.5]);
    expect(read('3 days a week, of which 2,5 are paid').daysPerWeek).toEqual([3, 3]);
  });

  it.each(['3 days a week freelance', '3 days a week at our homestead brand'])(
    'is stated by %s',
    (sentence) => {
      expect(read(sentence).daysPerWeek).toEqual([3, 3]);
    },
  );

  it.each(['3 days a week in the office', '3 days a week from home', '3 Tage pro Woche im Homeoffice'])(
    'is not the attendance of %s',
    (sentence) => expect(read(sentence).daysPerWeek).toBeUndefined(),
  );
});
