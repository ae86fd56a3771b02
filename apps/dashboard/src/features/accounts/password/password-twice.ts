import { t } from '@lingui/core/macro';
import { NewPassword } from '@wrenchwise/contract/endpoints/accounts/credentials';
import { z } from 'zod';

/** A new password, typed twice. */
export const passwordTwice = {
  password: NewPassword,
  confirm: z.string().min(1, t`Please confirm your password`),
};

export const isTheSame = (fields: { password: string; confirm: string }): boolean =>
  fields.password === fields.confirm;

export const DIFFERS = {
  path: ['confirm'],
  message: t`Passwords do not match`,
  // Also while other fields are still wrong: a user mends everything in one go.
  when: () => true,
};
