/** Whole numbers that end in an `integer` column: what is beyond it is a wrong input, not a failing query. */
import { z } from 'zod';

/** The largest value of PostgreSQL's `integer`. */
const INTEGER_MAX = 2_147_483_647;

/** The id of a row that the database numbers. */
export const rowIdSchema = z.int().min(1).max(INTEGER_MAX);

/** A count of changes; 0 where nothing was saved before. */
export const revisionSchema = z.int().min(0).max(INTEGER_MAX);
