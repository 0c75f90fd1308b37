/** Which names are stated as employers and which are asked about. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/facts';
import { confidenceOf } from './confidence';
import type { EntryReading } from './readings';

it.each([
  ['a legal form', 'Co. Ltd.'],
  ['how somebody was employed', 'Full-time'],
  ['a heading', 'Academic Qualifications'],
  ['the start of a sentence', 'Ran the second line of a plant'],
  ['a placeholder', 'Company'],
  ['a town', 'Bordeaux'],
  ['a title', 'Site Technician'],
  ['a line that tells another post', 'As a Financial Partner'],
  ['sectors', 'Retail & Foods Sectors'],
  ['a project', 'Nordhav trucks project'],
  ['a department', 'Engineering Dept'],
  ['what a company says of itself', 'First & Leading Bakery App'],
  ['time without one', 'Career Break'],
])('asks about %s in the place of an employer', (_, name) => {
  const confidence = (employer: string) =>
    confidenceOf(
      {
        employer,
        title: 'Plant Manager',
        anchor: { lone: false },
        inherited: false,
        best: { probability: 1, employer: { text: employer } },
        pairs: [{ probability: 1, employer: { text: employer } }],
      } as unknown as EntryReading,
      undefined,
    );
  expect(confidence(name)).toBeLessThan(PROSE_CONFIDENCE);
  expect(confidence('Nordhav Foods')).toBeGreaterThanOrEqual(PROSE_CONFIDENCE);
});

it('states a less likely name behind a label for employers, with its dates', () => {
  const confidence = (label: string | undefined, lone: boolean) => {
    const employer = { text: 'Nordhav Foods', label };
    const pair = { probability: 0.7, employer };
    const reading = {
      employer: 'Nordhav Foods',
      title: 'Plant Manager',
      anchor: { lone },
      best: pair,
      pairs: [pair],
    };
    return confidenceOf(reading as unknown as EntryReading, undefined);
  };
  expect(confidence('organisation', false)).toBeGreaterThanOrEqual(PROSE_CONFIDENCE);
  expect(confidence('organisation', true)).toBeLessThan(PROSE_CONFIDENCE);
  expect(confidence(undefined, false)).toBeLessThan(PROSE_CONFIDENCE);
});
