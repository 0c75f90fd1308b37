import { describe, expect, it } from 'vitest';
import { describedInProse, titleInProse } from './prose-title';

describe('a title after an article', () => {
  it.each([
    ['Grain Storage Manager', 'Grain Storage Manager'],
    ['Energy Storage Manager', 'energy storage manager'],
    ['IT & Sales Manager', 'IT and sales manager'],
    ['Senior Java Developer', 'senior Java developer'],
    ['AI Automation Engineer', 'AI automation engineer'],
    ['Certified Public Accountant', 'Certified Public Accountant'],
    ['Quayline Engineer', 'Quayline Engineer'],
    ['Sr. Project Manager', 'Sr. Project Manager'],
    ['Google Cloud Engineer', 'Google Cloud Engineer'],
  ])('%s is written as %s', (title, prose) => {
    expect(titleInProse(title)).toBe(prose);
  });
});

describe('a description of oneself', () => {
  it.each([
    ['Plant Manager with 15 years in cold storage', 'plant manager with 15 years in cold storage'],
    [
      'Storage Engineer and Quayline Analyst with 9 years',
      'Storage Engineer and Quayline Analyst with 9 years',
    ],
    ['Plant Manager and Sales Engineer in two ports', 'plant manager and sales engineer in two ports'],
  ])('has its title in lower case, if no word can be a name: %s', (description, prose) => {
    expect(describedInProse(description)).toBe(prose);
  });
});
