/** A raw statement's timestamp: a text of the embedded database, a Date of PostgreSQL. */
export const asMoment = (value: unknown): Date | null => {
  if (value instanceof Date) return value;
  return typeof value === 'string' ? new Date(value) : null;
};
