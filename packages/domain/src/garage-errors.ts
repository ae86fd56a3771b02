import { entry } from './error-entry.ts';

/** Vehicles, maintenance, the log and files. */
export const GARAGE_ERRORS = {
  'vehicle/view-only': entry(
    403,
    'authorization',
    'This vehicle is shared with you to look at. Ask its owner to let you edit it.',
    { severity: 'info' },
  ),
} as const;
