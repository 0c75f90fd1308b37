/** Formats times in the browser's time zone, apart from the days so that a screen loads no more than it needs. */

const TIME_FORMAT = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** The time of day: '15:47'. */
export const formatTime = (time: Date | number): string => TIME_FORMAT.format(time);
