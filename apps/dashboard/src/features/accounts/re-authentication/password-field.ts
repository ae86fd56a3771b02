import { t } from '@lingui/core/macro';
import { PASSWORD_MAX } from '@wrenchwise/contract/endpoints/accounts/credentials';
import { ERRORS } from '@wrenchwise/contract/errors';
import { z } from 'zod';

/** The password that confirms an act; of an account without one nothing is asked. */
export const passwordField = (hasPassword: boolean) =>
  hasPassword
    ? z
        .string()
        .min(1, t`Please enter your password.`)
        .max(PASSWORD_MAX, ERRORS['auth/wrong-password'].message)
    : z.string();
