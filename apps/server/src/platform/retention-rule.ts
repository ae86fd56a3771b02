import type { Database } from '@wrenchwise/database/database';

/** How many rows went, by kind. */
export type Deleted = Readonly<Record<string, number>>;

/**
 * What a module deletes of its own tables every night, by the owner role; `daysAgo` gives the oldest time of a row
 * that is retained for so many days, as docs/product.md and the privacy page promise them. Idempotent.
 */
export type RetentionRule = (db: Database, daysAgo: (days: number) => Date) => Promise<Deleted>;
