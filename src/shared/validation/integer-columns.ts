/**
 * Schemas of whole numbers stored in `integer` columns, so that one out of range is invalid input and not a failing
 * query.
 */
import { z } from 'zod';

/** The largest value of PostgreSQL's `integer`. */
const MAX_INTEGER = 2_147_483_647;

/** The id of a row that the database numbers. */
export const rowIdSchema = z.int().min(1).max(MAX_INTEGER);

/** A number of changes; 0 if nothing was saved yet. */
export const revisionSchema = z.int().min(0).max(MAX_INTEGER);
