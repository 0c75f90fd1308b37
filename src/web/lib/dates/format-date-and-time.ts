const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** '20 November 2026 at 15:47', in the browser's time zone. */
export const formatDateAndTime = (time: Date): string => FORMAT.format(time);
