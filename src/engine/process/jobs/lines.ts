/** The lines that a record allows, for its owner to choose from. */
import type { ProfileLine } from '@/shared/choices';
import type { CareerRecord } from '@/shared/record';
import { profileLinesOf } from '../../write/lines';
import { writable } from './writable';

/** In the order in which they would be told; only what is sure and passes the check. */
export const lines = (record: CareerRecord): ProfileLine[] => profileLinesOf(writable(record).facts);
