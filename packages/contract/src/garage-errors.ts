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
  'vehicle/too-many-records': entry(
    409,
    'validation',
    'That is as many as are stored for one account. Please delete some first.',
    { severity: 'info' },
  ),
  'tyres/already-on': entry(409, 'validation', 'These tyres are on the vehicle already.', {
    severity: 'info',
  }),
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

  'file/too-large': entry(
    413,
    'validation',
    'This file is too large. Please choose one of at most 10 MB.',
    { severity: 'info' },
  ),
  'file/wrong-type': entry(
    415,
    'validation',
    'This file cannot be stored here. Please choose a PNG, JPEG or WebP picture, or a PDF.',
    { severity: 'info' },
  ),
  'recording/too-large': entry(
    413,
    'validation',
    'This recording is too long to be stored. Please record at most an hour at a time.',
    { severity: 'info' },
  ),
  'recording/busy': entry(
    503,
    'internal',
    'Too many recordings are being read at the moment. Please try again shortly.',
    { retryable: true, severity: 'info' },
  ),
  'recording/unreadable': entry(
    415,
    'validation',
    'This is no recording of a car that can be read here.',
    { severity: 'info' },
  ),
  'file/store-unavailable': entry(
    503,
    'external',
    'Files cannot be reached for a moment. Please try again shortly.',
    { retryable: true, severity: 'critical' },
  ),
  'file/malware': entry(
    422,
    'validation',
    'This file was not taken: the virus scanner found something in it.',
    { severity: 'warning' },
  ),
  'file/scan-unavailable': entry(
    503,
    'external',
    'Files cannot be checked for viruses for a moment. Please try again shortly.',
    { retryable: true, severity: 'critical' },
  ),
  'document/unavailable': entry(
    503,
    'internal',
    'This document cannot be made at the moment. Please try again shortly.',
    { retryable: true },
  ),
  'usage/storage-limit': entry(
    402,
    'subscription',
    'Storage limit reached. Please upgrade your plan for more storage, or delete files.',
    { severity: 'info' },
  ),
  'log/implausible-odometer': entry(
    409,
    'validation',
    'This odometer reading does not fit the others. Please check it, or confirm that it is right.',
    { severity: 'info' },
  ),
  'log/implausible-fill': entry(
    409,
    'validation',
    'This is more fuel than the tank of a car holds. Please check amount and unit, or confirm that it is right.',
    { severity: 'info' },
  ),
  'log/import-too-large': entry(
    413,
    'validation',
    'This file is too large to import. Please choose one of at most 12 MB and 100,000 rows.',
    { severity: 'info' },
  ),
  'log/import-unreadable': entry(
    422,
    'validation',
    'This file could not be read as a table. Please choose a CSV file whose first line names its columns.',
    { severity: 'info' },
  ),
  'log/import-several-cars': entry(
    422,
    'validation',
    'This file holds several cars. Please say into which vehicle each of them goes.',
    { severity: 'info' },
  ),
  'log/import-busy': entry(
    503,
    'internal',
    'Too many files are being read at the moment. Please try again shortly.',
    { retryable: true, severity: 'info' },
  ),
  'log/import-has-rejected-rows': entry(
    422,
    'validation',
    'Some rows cannot be imported. Please correct them, or import the file without them.',
    { severity: 'info' },
  ),
} as const;
