/** How sure a reading is, and by that whether it is stated or asked about: docs/reading-model.md has the table. */
import type { ReadEntry } from '../resume/experience';
import { organisationScore } from '../vocabulary/organisations';
import { isArea, isPlace } from '../vocabulary/places';
import { titleScore } from '../vocabulary/titles';
import { isTown } from '../vocabulary/towns';
import type { Reading } from './readings';
import type { Scope } from './scopes';

/** From this probability on, an employer is stated though the rules read another: calibrated, docs/reading-model.md. */
const MARGIN = 0.8;
/** The most that is given to a reading that is to be asked about: less than `PROSE_CONFIDENCE`. */
const ASKED_MAX = 0.55;

const comparable = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** `opinion` is what the rules read in the same place: that two readers agree counts. */
export function confidenceOf(reading: Reading, opinion: ReadEntry | undefined, scope: Scope): number {
  const { employer } = reading.best;
  const probability = employer
    ? reading.pairs
        .filter((pair) => pair.employer?.text === employer.text)
        .reduce((sum, pair) => sum + pair.probability, 0)
    : reading.best.probability;
  const agrees =
    opinion !== undefined && comparable(opinion.parts.organisation) === comparable(reading.employer);
  const confidence =
    (agrees || probability >= MARGIN) && !isDoubtfulName(reading.employer)
      ? 0.7 + 0.4 * Math.max(0, probability - 0.5) - (scope.work || scope.volunteering ? 0 : 0.1)
      : Math.min(ASKED_MAX, 0.25 + 0.4 * probability);
  return Math.round(confidence * 100) / 100;
}

const LEGAL_FORM =
  /^(?:(?:inc|ltd|llc|llp|pty|plc|gmbh|ag|co|lp|limited|corp|corporation|company|companies|firm|employer|group|pvt|pte|private|the)\b[\s.,&]*)+$/i;

/** A legal form or 'Company' alone, a title, or a town: companies bear such names, but more often it is no name. */
function isDoubtfulName(name: string): boolean {
  if (LEGAL_FORM.test(name)) return true;
  const score = organisationScore(name);
  if (score === 0 && titleScore(name) >= 2) return true;
  return score < 1.5 && (isTown(name.split(',')[0] ?? '') || isPlace(name) || isArea(name));
}
