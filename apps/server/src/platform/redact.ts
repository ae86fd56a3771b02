import { REDACTED, redactText } from '@wrenchwise/rules/redact-text';

/** Field names whose values are never logged (docs/product.md, Redaction). */

const SECRET_NAME = /password|token|secret|key|authorization|cookie/i;
const USER_ID_NAME = /^user_?id$/i;

/** Shortens a user id to its first and last two characters. */
export const shortUserId = (id: string): string =>
  id.length <= 4 ? REDACTED : `${id.slice(0, 2)}…${id.slice(-2)}`;

// The query builder appends a statement's values: user input and password hashes.
const withoutValues = (text: string): string =>
  text.replace(/(?<=\nparams: )[^]*?(?=\n {4}at |$)/, REDACTED);

const redactError = (error: Error): Record<string, unknown> => ({
  type: error.name,
  message: redactText(withoutValues(error.message)),
  ...(error.stack ? { stack: redactText(withoutValues(error.stack)) } : {}),
  ...('code' in error ? { code: error.code } : {}),
  ...(error.cause instanceof Error ? { cause: redactError(error.cause) } : {}),
});

const redactField = (name: string, value: unknown, depth: number): unknown => {
  if (SECRET_NAME.test(name)) return REDACTED;
  if (USER_ID_NAME.test(name) && typeof value === 'string') return shortUserId(value);
  return name === 'requestId' || name === 'time' ? value : redactValue(value, depth);
};

const MAX_DEPTH = 8;

const redactValue = (value: unknown, depth: number): unknown => {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return '[deep]';
  if (value instanceof Error) return redactError(value);
  if (value instanceof Date) return value;
  if (Array.isArray(value)) return value.map((item) => redactValue(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, redactField(name, item, depth + 1)]),
  );
};

/** A copy with secrets and personal data replaced. Errors become plain objects. */
export const redact = <T>(value: T): T => redactValue(value, 0) as T; // same shape, texts replaced
