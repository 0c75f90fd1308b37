/** How sure a reading is, so that of ten facts at .9 nine are right: docs/reading-model.md has the table. */
import type { ReadEntry } from '../resume/experience';
import type { Reading } from './readings';
import type { Scope } from './scopes';

const comparable = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** `opinion` is what the rules read in the same place: that two readers agree counts. */
export function confidenceOf(reading: Reading, opinion: ReadEntry | undefined, scope: Scope): number {
  const employer = reading.best.employer;
  const sure = employer
    ? reading.pairs
        .filter((pair) => pair.employer?.text === employer.text)
        .reduce((sum, pair) => sum + pair.probability, 0)
    : reading.best.probability;
  const agrees =
    opinion !== undefined && comparable(opinion.parts.organisation) === comparable(reading.employer);
  const own = 0.35 + 0.45 * sure + (agrees ? 0.15 : 0) - (scope.work || scope.volunteering ? 0 : 0.15);
  const least = agrees && !reading.inherited ? (opinion.sure ? 0.75 : 0.65) : 0.05;
  return Math.round(Math.max(least, Math.min(0.97, own)) * 100) / 100;
}
