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
])('asks about %s in the place of an employer', (_, name) => {
  const confidence = (employer: string) =>
    confidenceOf(
      {
        employer,
        title: 'Plant Manager',
        inherited: false,
        best: { probability: 1, employer: { text: employer } },
        pairs: [{ probability: 1, employer: { text: employer } }],
      } as unknown as EntryReading,
      undefined,
    );
  expect(confidence(name)).toBeLessThan(PROSE_CONFIDENCE);
  expect(confidence('Nordhav Foods')).toBeGreaterThanOrEqual(PROSE_CONFIDENCE);
});
