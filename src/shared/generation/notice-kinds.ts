/**
 * Kinds of generation notices. `unread`: a source that could not be used; `advice`: what would improve the draft;
 * `writer`: who wrote the draft. They have a file of their own so that the browser can check a kind without loading
 * zod.
 */
export const NOTICE_KINDS = ['unread', 'advice', 'writer'] as const;

export const MAX_SOURCE_NAME_CHARACTERS = 300;
/** Maximum characters of the name of a notice's source, and of its message. */
export const NOTICE_LIMITS = { about: MAX_SOURCE_NAME_CHARACTERS, message: 1_000 } as const;
