/** Selects the facts of a corrected record that may be written about. */

import type { CareerRecord } from '@/shared/record/career-record';
import type { CareerFacts } from '@/shared/record/facts';
import { recordFingerprintOf, sureFacts } from '@/shared/record/sure-facts';
import { removeInstructions } from '../../check';

export interface CertainFacts {
  facts: CareerFacts;
  fingerprint: string;
}

/** The certain facts, without text that instructs a machine, whoever wrote it. */
export function certainFactsOf(record: CareerRecord): CertainFacts {
  return { facts: removeInstructions(sureFacts(record)), fingerprint: recordFingerprintOf(record) };
}
