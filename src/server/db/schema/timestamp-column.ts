import { timestamp } from 'drizzle-orm/pg-core';

/** A column for a moment in time, stored with its time zone. */
export const timestampColumn = (name: string) => timestamp(name, { withTimezone: true });
