export const REDACTED = '[REDACTED]';

const PATTERNS: readonly RegExp[] = [
  // Passwords inside addresses of services; before e-mail addresses, so that the host stays readable.
  /(?<=:\/\/[^\s/:@]*:)[^\s/@]+(?=@)/g,
  // E-mail addresses. Bounded, as RFC 5321 bounds the local part: otherwise one long word is read anew from each letter.
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
 * A text without secrets, tokens, e-mail addresses, user ids, card and telephone numbers: what
 * section 8 keeps out of logs, and out of what a browser reports.
 */
export const redactText = (text: string): string =>
  PATTERNS.reduce((cleaned, pattern) => cleaned.replace(pattern, REDACTED), text);
