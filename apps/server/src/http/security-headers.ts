/**
 * Headers of a script, a stylesheet or a font: what they may do is said by the page that asks for
 * them. A page brings two dozen of these, and each header would be sent with every one.
 */
export const assetHeaders = (secure: boolean): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** Headers of every other answer. */
export const baseHeaders = (secure: boolean): Readonly<Record<string, string>> => ({
  ...assetHeaders(secure),
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
});

/** An API answer is data: nothing may run or load from it. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/**
 * The policy of a page: scripts from this site and the inline ones whose hashes are given, nothing
 * else. Inline styles are allowed: components position themselves with them.
 */
export const pagePolicy = (inlineScriptHashes: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'self'${inlineScriptHashes.map((hash) => ` '${hash}'`).join('')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
