export const REDACTED = '[REDACTED]';

const PATTERNS: readonly RegExp[] = [
  // Passwords in URLs; before e-mail addresses, so that the host stays readable.
  /(?<=:\/\/[^\s/:@]*:)[^\s/@]+(?=@)/g,
  // E-mail addresses. The local part is bounded as in RFC 5321: an unbounded one makes a long word
  // quadratic.
  /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu,
  // JSON web tokens (their header is short) and bearer tokens.
  /\beyJ[\w-]{1,1000}\.[\w-]+(?:\.[\w-]+)?/g,
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

/**
 * A text without secrets, tokens, e-mail addresses, user ids, card and telephone numbers, for logs
 * and the reports of browsers (docs/product.md, Redaction).
 */
export const redactText = (text: string): string =>
  PATTERNS.reduce((cleaned, pattern) => cleaned.replace(pattern, REDACTED), text);
