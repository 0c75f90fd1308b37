/** The shares of a requirement from which it is evidenced or mentioned. */

/** A requirement is evidenced if one statement shows this share of it. */
export const MIN_SHARE_OF_ONE_STATEMENT = 0.52;
/**
 * A requirement is evidenced if all statements together show these shares of it and its subject, and one this share.
 */
export const MIN_SHARE_TOGETHER = 0.68;
export const MIN_SUBJECT_SHARE_TOGETHER = 0.6;
export const MIN_STATEMENT_SHARE_TOGETHER = 0.38;
/**
 * A requirement is mentioned if all statements together show these shares of it and its subject, and one this share.
 */
export const MIN_SHARE_MENTIONED = 0.42;
export const MIN_SUBJECT_SHARE_MENTIONED = 0.34;
export const MIN_STATEMENT_SHARE_MENTIONED = 0.25;
/** A requirement is mentioned if the statements and the list of skills show this share of it. */
export const MIN_SHARE_OF_SKILLS_LIST = 0.58;
/** An amount counts as large enough if it is this share of the required one or more. */
export const MIN_SHARE_OF_AMOUNT = 0.8;
