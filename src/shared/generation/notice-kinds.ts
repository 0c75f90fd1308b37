/**
 * Kinds of generation notices. `unread`: a source that could not be used; `advice`: what would improve the draft;
 * `writer`: who wrote the draft. They have a file of their own so that the browser can check a kind without loading
 * zod.
 */
export const NOTICE_KINDS = ['unread', 'advice', 'writer'] as const;
