import { expect, it } from 'vitest';
import { hideLines, profileOfParts } from '../testing/section-lines';
import { followHiddenLines } from './follow-hidden-lines';
import type { HiddenLine } from './private-version';

it('follows a profile and a version of maximum size without comparing every line with every other', () => {
  const long = (n: number, word: string) => `${n} ${`${word} of them `.repeat(80)}${n}`;
  const lines = (word: string) => Array.from({ length: 200 }, (_, n) => long(n, word));
  const before = profileOfParts({
    highlights: lines('role'),
    personas: [{ title: 'The Controller', bullets: lines('line') }],
  });
  const changed = profileOfParts({ highlights: lines('post'), certifications: lines('line') });
  const choice = hideLines(
    ...Array.from({ length: 300 }, (_, n): HiddenLine => ({ section: 'personas', text: long(n, 'line') })),
  );
  const startUsage = process.cpuUsage();
  followHiddenLines(choice, { before, after: changed });
  const { user, system } = process.cpuUsage(startUsage);
  expect((user + system) / 1_000).toBeLessThan(5_000);
});
