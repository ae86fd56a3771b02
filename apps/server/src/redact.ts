/** What the logs must never hold (specification, section 8). */

const REDACTED = '[REDACTED]';

const SECRET_NAME = /password|token|secret|key|authorization|cookie/i;
const USER_ID_NAME = /^user_?id$/i;

const PATTERNS: readonly RegExp[] = [
  // Passwords inside addresses of services; before e-mail addresses, so that the host stays readable.
  /(?<=:\/\/[^\s/:@]*:)[^\s/@]+(?=@)/g,
  // E-mail addresses.
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu,
  // JSON web tokens and bearer tokens.
  /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]+)?/g,
  /\bBearer\s+\S+/gi,
  // User ids and other UUIDs in running text.
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi,
  // Provider keys such as sk_live_….
  /\b(?:sk|pk|rk|whsec)_\w{8,}/g,
  // Long random-looking strings: letters and digits mixed, 32 or more.
  /\b(?=\w*\d)(?=\w*[A-Za-z])[\w-]{32,}\b/g,
  // Card numbers, then telephone numbers.
  /\b\d(?:[ -]?\d){12,18}\b/g,
  /(?<![\w.])\+\d{8,15}\b/g,
  /(?<![\w.:-])0\d{9,10}\b/g,
  /(?<![\w.:-])\+?\d{1,3}[ -]?\(?\d{2,4}\)?[ -]\d{3,4}[ -]?\d{3,4}\b/g,
];

const redactText = (text: string): string =>
  PATTERNS.reduce((cleaned, pattern) => cleaned.replace(pattern, REDACTED), text);

/** A user id by its first and last two characters. */
export const shortUserId = (id: string): string =>
  id.length <= 4 ? REDACTED : `${id.slice(0, 2)}…${id.slice(-2)}`;

const redactError = (error: Error): Record<string, unknown> => ({
  type: error.name,
  message: redactText(error.message),
  ...(error.stack ? { stack: redactText(error.stack) } : {}),
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

/** The same value with everything secret or personal replaced. Errors become plain objects. */
export const redact = <T>(value: T): T => redactValue(value, 0) as T; // same shape, texts replaced
