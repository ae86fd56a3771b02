import { t } from '@lingui/core/macro';
import { NewPassword, PASSWORD_MAX } from '@wrenchwise/contract/endpoints/accounts/credentials';
import { ERRORS } from '@wrenchwise/contract/errors';
import { z } from 'zod';

/** The form of a password change: the current one, and the new one twice. */
export const PasswordFields = z
  .object({
    current: z
      .string()
      .min(1, t`Please enter your current password.`)
      .max(PASSWORD_MAX, ERRORS['auth/wrong-password'].message),
    next: NewPassword,
    confirm: z.string().min(1, t`Please confirm your new password`),
  })
  .refine((fields) => fields.next === fields.confirm, {
    path: ['confirm'],
    message: t`New passwords do not match`,
    // Also while other fields are still wrong: a user mends everything in one go.
    when: () => true,
  });
export type PasswordFields = z.infer<typeof PasswordFields>;
