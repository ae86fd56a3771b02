import { entry } from './error-entry.ts';

/** Vehicles, maintenance, the log and files. */
export const GARAGE_ERRORS = {
  'vehicle/view-only': entry(
    403,
    'authorization',
    'This vehicle is shared with you to look at. Ask its owner to let you edit it.',
    { severity: 'info' },
  ),
  'maintenance/odometer-implausible': entry(
    409,
    'validation',
    'This odometer reading does not fit the readings before it. Please check it.',
    { severity: 'info' },
  ),
  'maintenance/completed': entry(
    409,
    'validation',
    'This task is completed. Reopen it to change it.',
    { severity: 'info' },
  ),
} as const;
