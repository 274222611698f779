import { timestamp } from 'drizzle-orm/pg-core';

/** A column of moments, whatever the zone of who reads it. */
export const moment = (column: string) => timestamp(column, { withTimezone: true });
