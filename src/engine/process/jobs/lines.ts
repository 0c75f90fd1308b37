/** The lines that a record supports, for its owner to choose from. */

import type { CareerRecord } from '@/shared/record/career-record';
import type { ProfileLine } from '@/shared/record/statement-choices';
import { profileLinesOf } from '../../write/lines';
import { writableFactsOf } from './writable-facts';

/** The statements in the order in which a profile would use them: only certain ones that pass the check. */
export const profileLinesOfRecord = (record: CareerRecord): ProfileLine[] =>
  profileLinesOf(writableFactsOf(record).facts);
