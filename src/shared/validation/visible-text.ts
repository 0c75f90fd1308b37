/** Tells texts that only look empty, such as one zero-width space, which would be a blank name or heading. */

/** Anything but white space, control characters, and marks, joiners and fillers that show nothing by themselves. */
const VISIBLE_CHARACTER_PATTERN = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text shows nothing. */
export const isBlank = (text: string): boolean => !VISIBLE_CHARACTER_PATTERN.test(text);

/** The text without white space around it; '' if it shows nothing. */
export const trimText = (text: string): string => (isBlank(text) ? '' : text.trim());

/** The text as it is; '' if it shows nothing. */
export const visibleText = (text: string): string => (isBlank(text) ? '' : text);
