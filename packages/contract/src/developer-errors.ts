import { entry } from './error-entry.ts';

/** API keys and outgoing webhooks. */
export const DEVELOPER_ERRORS = {
  'api-key/too-many': entry(
    409,
    'validation',
    'You have as many API keys as an account can have. Revoke one that you no longer use first.',
    { severity: 'info' },
  ),
  'message-service/too-many': entry(
    409,
    'validation',
    'You have as many ntfy and Gotify servers as an account can have. Remove one first.',
    { severity: 'info' },
  ),
  'message-service/address-not-allowed': entry(
    400,
    'validation',
    'Notifications cannot be sent to this address. Use an https address on the public internet, or ask whoever runs this server to allow the host.',
    { severity: 'info' },
  ),
  'webhook/too-many': entry(
    409,
    'validation',
    'You have as many webhook endpoints as an account can have. Delete one that you no longer use first.',
    { severity: 'info' },
  ),
  'webhook/address-not-allowed': entry(
    400,
    'validation',
    'Webhooks cannot be sent to this address. Use an https address on the public internet.',
    { severity: 'info' },
  ),
} as const;
