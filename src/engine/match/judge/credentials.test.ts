import { describe, expect, it } from 'vitest';
import { indexPerson } from '../candidate/indexed-person';
import { personFromJsonResume } from '../candidate/json-resume';
import { judgeCredential } from './credentials';

const personWith = (studyType: string, area: string, ...certificates: string[]) =>
  indexPerson(
    personFromJsonResume({
      basics: { label: 'Plant Manager', summary: '' },
      work: [],
      education: [{ studyType, area, institution: 'Velmont University' }],
      skills: [],
      certificates: certificates.map((name) => ({ name })),
    }),
    { year: 2026, month: 11 },
  );

describe('a requirement for a credential', () => {
  it.each([
    'Full driving licence',
    'HGV licence',
    'Certified in MS Office',
    'Certified Scrum Master',
    'Certified Master Black Belt',
    'Certified sales promotion manager',
    'Licensed electrician in Boston, MA',
  ])('is not met by a degree if it asks for none: %s', (text) => {
    const verdict = judgeCredential(text, personWith('MA', 'History'))?.verdict;
    expect(verdict === undefined || verdict === 'gap').toBe(true);
  });

  it.each([
    ["Bachelor's degree", 'BSc', 'Physics', 'evidenced'],
    ['Licence en droit', 'LLB', 'Law', 'evidenced'],
    ['Licence ou Master', 'BA', 'History', 'evidenced'],
    ['MS in Physics', 'MSc', 'Physics', 'evidenced'],
    ['Abgeschlossene Promotion in Physik', 'PhD', 'Physics', 'evidenced'],
    ["Master's degree in Physics", 'BSc', 'Physics', 'mentioned'],
    ["Master's degree in Physics", 'MSc', 'Physics', 'evidenced'],
    ["Bachelor's or Master's degree in Physics", 'BSc', 'Physics', 'evidenced'],
    ['University degree in Physics, MBA preferred', 'BSc', 'Physics', 'evidenced'],
    ['An advanced degree', 'BSc', 'Physics', 'mentioned'],
    ['PhD in Physics', 'BA', 'History', 'gap'],
  ])('"%s" is for a %s in %s %s', (text, studyType, area, verdict) => {
    expect(judgeCredential(text, personWith(studyType, area))?.verdict).toBe(verdict);
  });

  it('for a licence is met by that licence', () => {
    const person = personWith('MA', 'History', 'Driving licence class B');
    expect(judgeCredential('Full driving licence', person)).toMatchObject({
      verdict: 'evidenced',
      evidence: { text: 'Driving licence class B' },
    });
  });
});
