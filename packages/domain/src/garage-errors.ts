import { entry } from './error-entry.ts';

/** Vehicles, maintenance, the log and files. */
export const GARAGE_ERRORS = {
  'vehicle/view-only': entry(
    403,
    'authorization',
    'This vehicle is shared with you to look at. Ask its owner to let you edit it.',
    { severity: 'info' },
  ),
  'vehicle/not-owner': entry(
    403,
    'authorization',
    'This vehicle is shared with you. Only its owner can do this.',
    { severity: 'info' },
  ),
  'vehicle/mileage-below-last': entry(
    409,
    'vehicle',
    'This is less than the last reading of the odometer. Please check it, or confirm it.',
    { severity: 'info' },
  ),
  'vehicle/mileage-far-above-last': entry(
    409,
    'vehicle',
    'This is far more than the last reading of the odometer. Please check it, or confirm it.',
    { severity: 'info' },
  ),
  'vehicle/already-shared': entry(
    409,
    'vehicle',
    'This vehicle is already shared with this address, or an invitation is on its way.',
    { severity: 'info' },
  ),
  'vehicle/invitation-expired': entry(
    410,
    'vehicle',
    'This invitation is no longer valid. Please ask for a new one.',
    { severity: 'info' },
  ),
  'vehicle/invitation-other-address': entry(
    409,
    'vehicle',
    'This invitation went to another address. Please confirm that it is meant for you.',
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
