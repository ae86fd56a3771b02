import { storableText } from '@wrenchwise/rules/text';
import { z } from 'zod';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

export const EmailAddress = z
  .string({ error: 'Please enter your email address.' })
  .trim()
  .toLowerCase()
  .min(1, 'Please enter your email address.')
  .max(254, 'Please enter a valid email address.')
  .pipe(z.email('Please enter a valid email address.'));

const isPlainText = (value: string): boolean => value.isWellFormed() && !value.includes('\u0000');

const WRONG_CREDENTIALS = 'Invalid email or password. Please check your credentials and try again.';

/** A password that is being chosen: any characters, 8 to 128 of them. */
export const NewPassword = z
  .string({ error: 'Password is required' })
  .min(PASSWORD_MIN, 'Password should be at least 8 characters long.')
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters long.`)
  .refine(isPlainText, 'Please use other characters.');

/** A password that is being checked: no rule but a bound, so that no hint is given. */
export const EnteredPassword = z
  .string({ error: 'Please enter your password.' })
  .min(1, 'Please enter your password.')
  .max(PASSWORD_MAX, WRONG_CREDENTIALS)
  .refine(isPlainText, WRONG_CREDENTIALS);

/** The password, for accounts that have one; others must have signed in minutes ago. */
export const Confirmation = z.strictObject({ password: EnteredPassword.optional() });

/** The same for an operation that takes nothing else: its body may be left out. */
export const BareConfirmation = Confirmation.default({});

/** What an operation with a `Confirmation` may refuse. */
export const CONFIRMATION_ERRORS = [
  'auth/wrong-password',
  'auth/reauthentication-required',
] as const;

/** The token of a link in a mail: used once. */
export const LinkToken = storableText(200).min(16, 'This link is not complete.');

/** A path of this site to go to afterwards; the server keeps only known routes. */
export const ReturnPath = storableText(500).optional();
