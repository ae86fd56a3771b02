import { BRIDGE_ADDRESS } from '@wrenchwise/contract/obd-bridge';

/**
 * Headers of scripts, style sheets and fonts. The page's policy governs them, and a page loads some
 * twenty, so they carry few headers.
 */
export const assetHeaders = (secure: boolean): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** Headers of every other response. */
export const baseHeaders = (secure: boolean): Readonly<Record<string, string>> => ({
  ...assetHeaders(secure),
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Bluetooth and serial ports, for an adapter at the car, are this site's own by default; naming them
  // makes browsers complain that do not have them.
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
});

/** API responses are data: nothing may run or load from them. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/**
 * The CSP of a page: scripts of this site, and inline ones by hash. Inline styles are allowed,
 * since components position themselves with them.
 */
export const pagePolicy = (inlineScriptHashes: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'self'${inlineScriptHashes.map((hash) => ` '${hash}'`).join('')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // A bridge on the reader's own computer joins an adapter on Wi-Fi to the page.
    `connect-src 'self' ${BRIDGE_ADDRESS}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
