/**
 * The kind of edit that records a conflict: it keeps the value that a concurrent edit of another tab or device
 * overwrote. The stored string stays 'elsewhere' for existing records.
 */
export const CONFLICT_EDIT = 'elsewhere';

/** The kinds of edits of a record, as they are stored. Separate from the schemas, so that screens need no zod. */
export const RECORD_EDIT_KINDS = [
  'answer',
  'edit',
  'remove',
  'add',
  'merge',
  'split',
  CONFLICT_EDIT,
] as const;

/** The beginning of the id of a question about a date without a role; its source and line follow: 'missed:s1:12'. */
export const MISSED_PREFIX = 'missed:';
