import { entry } from './error-entry.ts';

/** From the report of a fault to the stored diagnosis. */
export const DIAGNOSIS_ERRORS = {
  'diagnosis/empty': entry(
    502,
    'external',
    'The diagnostic service returned an empty response. Please try again with more detailed symptoms.',
  ),
  'diagnosis/no-results': entry(
    422,
    'external',
    'No diagnosis results available. Please try again with more detailed symptoms.',
    { severity: 'info' },
  ),
  'diagnosis/too-little': entry(
    422,
    'validation',
    'No diagnosis results available. Please try again with more detailed symptoms.',
    { severity: 'info' },
  ),
  'diagnosis/not-about-a-car': entry(
    422,
    'validation',
    'This does not seem to be about a car, so there is nothing to diagnose.',
    { severity: 'info' },
  ),
  'diagnosis/motorbike': entry(
    422,
    'validation',
    'This is a motorbike: the diagnosis knows cars and vans only.',
    { severity: 'info' },
  ),
  'diagnosis/not-english': entry(
    422,
    'validation',
    'Only English is understood so far. Please describe the fault in English.',
    { severity: 'info' },
  ),
  'diagnosis/service-failed': entry(
    502,
    'external',
    'The diagnostic service is currently experiencing issues. Please try again later.',
    { retryable: true },
  ),
  'diagnosis/invalid-format': entry(
    502,
    'external',
    'The diagnostic service returned an invalid response format. Our team has been notified.',
    { severity: 'critical' },
  ),
  'diagnosis/unreachable': entry(
    502,
    'external',
    'Unable to reach the diagnostic service. Please check your internet connection and try again.',
    { retryable: true },
  ),
  'diagnosis/incomplete': entry(
    502,
    'external',
    'The diagnosis service returned incomplete results. Please try again.',
    { retryable: true },
  ),
  'diagnosis/save-failed': entry(500, 'database', 'Failed to save diagnosis results.', {
    retryable: true,
  }),
  'diagnosis/not-found': entry(404, 'database', 'Diagnosis not found', { severity: 'info' }),
  'diagnosis/unknown-step': entry(404, 'validation', 'This diagnosis has no such step.', {
    severity: 'info',
  }),
  'diagnosis/no-guide': entry(502, 'external', 'Failed to load repair guide. Please try again.', {
    retryable: true,
  }),
  'diagnosis/no-such-code': entry(
    404,
    'validation',
    'This is not a trouble code. A code is P, B, C or U and four characters of 0 to 9 and A to F, such as P0420.',
    { severity: 'info' },
  ),
  'diagnosis/unknown-question': entry(
    409,
    'validation',
    'This question was already answered or is no longer open.',
    { severity: 'info' },
  ),
  'diagnosis/starts-anew': entry(
    409,
    'validation',
    'Nothing pointed to a fault here. Start a new diagnosis with what you have noticed since.',
    { severity: 'info' },
  ),
  'diagnosis/unknown-cause': entry(
    422,
    'validation',
    'This diagnosis does not list that cause. Choose one of its causes, or say what it was.',
    { severity: 'info' },
  ),
  'diagnosis/no-vehicle': entry(
    409,
    'validation',
    'Save the car first: its log is where the job goes.',
    { severity: 'info' },
  ),
  'diagnosis/other-vehicle': entry(
    409,
    'validation',
    'This diagnosis is of another saved vehicle already.',
    { severity: 'info' },
  ),

  'share/not-found': entry(
    404,
    'validation',
    'This link no longer works. Ask the owner of the car for a new one.',
    { severity: 'info' },
  ),
  'share/too-many': entry(
    409,
    'validation',
    'There are 10 links that work. Revoke one to make another.',
    { severity: 'info' },
  ),
  'share/replies-full': entry(
    409,
    'validation',
    'Ten replies have come over this link, and it takes no more. Ask the owner of the car for a new one.',
    { severity: 'info' },
  ),
} as const;
