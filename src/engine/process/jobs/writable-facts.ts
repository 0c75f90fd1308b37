/** Selects the facts of a record, with its owner's edits, that may be written about. */

import type { CareerRecord } from '@/shared/record/career-record';
import { certainFactsOf, recordFingerprintOf } from '@/shared/record/certain-facts';
import type { CareerFacts } from '@/shared/record/facts';
import { removeInstructions } from '../../check';

export interface WritableFacts {
  facts: CareerFacts;
  /** See `recordFingerprintOf`. */
  fingerprint: string;
}

/** The certain facts, without text that instructs a machine, whoever wrote it. */
export function writableFactsOf(record: CareerRecord): WritableFacts {
  return { facts: removeInstructions(certainFactsOf(record)), fingerprint: recordFingerprintOf(record) };
}
