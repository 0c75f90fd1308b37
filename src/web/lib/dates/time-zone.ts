/** The time zone of this browser, as 'Europe/Oslo', which decides when a day ends. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
