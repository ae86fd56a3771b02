import { sql } from 'drizzle-orm';
import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** A UUID primary key made by the database. */
export const id = () => uuid('id').primaryKey().defaultRandom();

/** A point in time, UTC, as a JavaScript Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Now by the product's clock (`CLOCK_OFFSET_MS` included), see the migration of functions. */
const now = sql`app_now()`;

export const createdAt = () => instant('created_at').notNull().default(now);
export const updatedAt = () => instant('updated_at').notNull().default(now);
/** Set when the row was deleted softly. */
export const deletedAt = () => instant('deleted_at');
