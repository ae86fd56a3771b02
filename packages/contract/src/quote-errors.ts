import { entry } from './error-entry.ts';

/** From the file of a workshop's quote to the stored quote. */
export const QUOTE_ERRORS = {
  'quote/file-too-large': entry(
    413,
    'validation',
    'This PDF is too large. Choose one of at most 20 MB, or paste the lines of the quote.',
    { severity: 'info' },
  ),
  'quote/wrong-type': entry(
    415,
    'validation',
    'Only a PDF is read here. Choose a PDF or a photograph, or paste the lines of the quote.',
    { severity: 'info' },
  ),
  'quote/file-locked': entry(
    422,
    'validation',
    'This PDF is locked with a password. Save a copy without one, or paste the lines of the quote.',
    { severity: 'info' },
  ),
  'quote/file-broken': entry(
    422,
    'validation',
    'This PDF cannot be read: it is damaged or not a PDF. Paste the lines of the quote, or take a photograph.',
    { severity: 'info' },
  ),
  'quote/file-too-much': entry(
    422,
    'validation',
    'This PDF holds too much to be read. Choose one with the pages of the quote only, or paste its lines.',
    { severity: 'info' },
  ),
  'quote/file-no-text': entry(
    422,
    'validation',
    'This PDF holds a picture and no text. Take a photograph or a screenshot of it and choose that, or type the lines of the quote.',
    { severity: 'info' },
  ),
  'quote/file-busy': entry(
    503,
    'internal',
    'Too many files are being read at the moment. Please try again shortly.',
    { retryable: true, severity: 'info' },
  ),
  'quote/too-many': entry(
    409,
    'validation',
    'You have 100 quotes stored. Delete one to store another.',
    { severity: 'info' },
  ),
} as const;
