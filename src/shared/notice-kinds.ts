/**
 * Kinds of generation notices. `unread`: a source that could not be used; `advice`: what would improve the draft;
 * `writer`: who wrote it. Apart from `noticeSchema`, so that the browser can check a kind without zod.
 */
export const NOTICE_KINDS = ['unread', 'advice', 'writer'] as const;
