/** Which employers are stated in the profile and which the owner is asked about. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import type { ReadEntry } from '../../resume/experience/experience';
import { confidenceOf, hasLayoutOfOthers } from './confidence';
import type { EntryReading } from './readings';

it.each([
  ['a legal form', 'Co. Ltd.'],
  ['a kind of employment', 'Full-time'],
  ['a heading', 'Academic Qualifications'],
  ['the start of a sentence', 'Ran the second line of a plant'],
  ['a placeholder', 'Company'],
  ['a town', 'Bordeaux'],
  ['a title', 'Site Technician'],
  ['a phrase that states another post', 'As a Financial Partner'],
  ['sectors', 'Retail & Foods Sectors'],
  ['a project', 'Nordhav trucks project'],
  ['a region', 'EMEA'],
  ['a label', 'Team'],
  ['a department', 'Engineering Dept'],
  ['a slogan', 'First & Leading Bakery App'],
  ['a career break', 'Career Break'],
  ['several employers', 'Various Law Firms'],
  ['a project in French', 'Projet Nordhav Port'],
  ['a misspelt title', 'Harbour Branch Manger'],
  ['a certificate', 'Nordhav Certified'],
  ['a degree', 'BSc Hons Harbour Technology'],
  ['a unit of time', 'Year'],
  ['a branch', 'Harbour Branch'],
  ['a participle', 'Selected'],
])('the owner is asked about %s in the position of an employer', (_, name) => {
  const confidence = (employer: string) =>
    confidenceOf(
      {
        employer,
        title: 'Plant Manager',
        anchor: { isWeak: false },
        best: { probability: 1, employer: { text: employer } },
        pairs: [{ probability: 1, employer: { text: employer } }],
      } as unknown as EntryReading,
      undefined,
    );
  expect(confidence(name)).toBeLessThan(PROSE_CONFIDENCE);
  expect(confidence('Nordhav Foods')).toBeGreaterThanOrEqual(PROSE_CONFIDENCE);
  expect(confidence('City of Bordeaux')).toBeGreaterThanOrEqual(PROSE_CONFIDENCE);
  expect(confidence('Lund & Berg Harbour Injury & Prevention Unit')).toBeGreaterThanOrEqual(PROSE_CONFIDENCE);
});

it('a less likely name is stated after a label for employers, unless its entry has a single date', () => {
  const confidence = (label: string | undefined, isWeak: boolean) => {
    const employer = { text: 'Nordhav', label };
    const pair = { probability: 0.7, employer };
    const reading = {
      employer: 'Nordhav',
      title: 'Plant Manager',
      anchor: { isWeak },
      best: pair,
      pairs: [pair],
    };
    return confidenceOf(reading as unknown as EntryReading, undefined);
  };
  expect(confidence('organisation', false)).toBeGreaterThanOrEqual(PROSE_CONFIDENCE);
  expect(confidence('organisation', true)).toBeLessThan(PROSE_CONFIDENCE);
  expect(confidence(undefined, false)).toBeLessThan(PROSE_CONFIDENCE);
});

it('a likely employer in the layout of the certain ones of its section is stated', () => {
  const readingOf = (name: string, probability: number, slot = '0 1 comma') => {
    // A title beside the employer would be enough by itself.
    const employer = { text: name, slot, line: 4, from: 20, to: 30 };
    const title = { text: 'Plant Manager', slot: '0 0 ', line: 0, from: 0, to: 13 };
    const pair = { probability, title, employer };
    return {
      employer: name,
      title: title.text,
      anchor: { at: 0, isWeak: false },
      best: pair,
      pairs: [pair],
    } as unknown as EntryReading;
  };
  const sure = ['Nordhav Foods', 'Redwell Trading', 'Fjordline'].map((name) => readingOf(name, 0.9));
  const confidence = (own: EntryReading) =>
    confidenceOf(own, undefined, hasLayoutOfOthers(own, [...sure, own]));
  expect(confidence(readingOf('Marlowe', 0.7))).toBe(0.8);
  expect(confidence(readingOf('Marlowe', 0.6))).toBe(0.55);
  expect(confidence(readingOf('Marlowe', 0.7, '1 0 '))).toBe(0.55);
});

it('a likely employer of a dated post that the rules read too is stated', () => {
  const confidence = (probability: number, agreed: string, title = 'Plant Manager', name = 'Nordhav') => {
    const pair = { probability, employer: { text: name } };
    const reading = { employer: name, title, anchor: { isWeak: false }, best: pair, pairs: [pair] };
    const opinion = { parts: { organisation: agreed, title } };
    return confidenceOf(reading as unknown as EntryReading, opinion as unknown as ReadEntry);
  };
  expect(confidence(0.7, 'Nordhav')).toBe(0.8);
  expect(confidence(0.6, 'Nordhav')).toBe(0.8);
  expect(confidence(0.5, 'Nordhav')).toBe(0.5);
  // A student's position at a college is rarely employment.
  expect(confidence(0.6, 'Redwell College', 'Ambassador', 'Redwell College')).toBe(0.55);
  expect(confidence(0.7, 'Redwell Trading')).toBe(0.55);
  expect(confidence(0.7, 'Nordhav', 'Second shift')).toBe(0.55);
});

it('a likely employer whose name shows the kind of organisation is stated, with a title near it or without one', () => {
  const confidence = (name: string, title: string, titleLine = 4, isWeak = false, probability = 0.7) => {
    const pair = {
      probability,
      employer: { text: name, line: 5 },
      ...(title && { title: { text: title, line: titleLine } }),
    };
    const reading = { employer: name, title, anchor: { isWeak }, best: pair, pairs: [pair] };
    return confidenceOf(reading as unknown as EntryReading, undefined);
  };
  expect(confidence('Nordhav Foods', 'Plant Manager')).toBe(0.8);
  expect(confidence('Nordhav Foods', '')).toBe(0.8);
  // A title that is in no list.
  expect(confidence('Nordhav Foods', 'Public Relations')).toBe(0.8);
  expect(confidence('Nordhav', 'Public Relations')).toBe(0.55);
  expect(confidence('Nordhav Foods', 'Plant Manager', 1)).toBe(0.55);
  // With a single date.
  expect(confidence('Nordhav Foods', 'Plant Manager', 4, true)).toBe(0.8);
  expect(confidence('Nordhav Foods', 'Plant Manager', 4, true, 0.6)).toBe(0.55);
  expect(confidence('Nordhav Foods', 'Public Relations', 4, true)).toBe(0.55);
  expect(confidence('Nordhav Foods', 'Plant Manager', 4, false, 0.6)).toBe(0.55);
  expect(confidence('Department of Marine Engineering', 'Plant Manager')).toBe(0.55);
  expect(confidence('Redwell Academy', '')).toBe(0.55);
});

it.each([
  ['a company with its legal form', 'Nordhav Foods Pvt. Ltd', 0.57, true],
  ['a plain name', 'Redwell.com', 0.61, true],
  ['a plain name of less chance', 'Redwell.com', 0.58, false],
  ['a name with one word of organisations', 'Redwell Services', 0.6, false],
  ['a department', 'Department of Harbour Services, Bank', 0.6, false],
])(
  '%s ("%s", probability %d) in the line above a known title is stated: %s',
  (_, name, probability, isStated) => {
    const confidence = (line: number, isWeak = false) => {
      const employer = { text: name, slot: '-1 0 ', line: 0, from: 0, to: 30 };
      const title = { text: 'Plant Manager', slot: '0 0 ', line, from: 0, to: 13 };
      const best = { probability, title, employer };
      const reading = { employer: name, title: title.text, anchor: { at: 1, isWeak }, best, pairs: [best] };
      return confidenceOf(reading as unknown as EntryReading, undefined);
    };
    expect(confidence(1) >= PROSE_CONFIDENCE).toBe(isStated);
    expect(confidence(4)).toBeLessThan(PROSE_CONFIDENCE);
    expect(confidence(1, true)).toBeLessThan(PROSE_CONFIDENCE);
  },
);
