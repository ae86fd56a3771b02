import { entry } from './error-entry.ts';

/** What a server answers before it looks at a request. */
export const SERVER_ERRORS = {
  'server/overloaded': entry(
    503,
    'internal',
    'Wrenchwise is very busy at the moment. Please try again in a few seconds.',
    { retryable: true, severity: 'warning' },
  ),
} as const;
