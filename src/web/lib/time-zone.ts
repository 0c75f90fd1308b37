/** The time zone of this browser, as 'Europe/Oslo': a day ends when it does there. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
