/**
 * The edit that notes a conflict: a concurrent edit in another tab or device replaced the state that it keeps. Stored
 * records call it 'elsewhere', so the value stays.
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
