/** Signs of lists, for use in character classes of regular expressions. */

/** Signs that begin an item in the middle of a line. */
export const INLINE_BULLETS = '•●▪◦‣∙';

/** Signs that begin an item, which no finished text has. */
export const BULLETS_AND_CHECK_MARKS = '•●▪■◦►‣∙➢✓✔❖';
