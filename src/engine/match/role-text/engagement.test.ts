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

describe('the working time of an engagement', () => {
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
