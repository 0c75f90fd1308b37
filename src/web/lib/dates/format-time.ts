/** Formats times in the browser's time zone, apart from the days so that a screen loads no more than it needs. */

const TIME_FORMAT = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const DATE_AND_TIME_FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** The time of day: '15:47'. */
export const formatTime = (time: Date | number): string => TIME_FORMAT.format(time);

/** '20 November 2026 at 15:47' */
export const formatDateAndTime = (time: Date): string => DATE_AND_TIME_FORMAT.format(time);
