import { t } from '@lingui/core/macro';
import { EmailAddress } from '@wrenchwise/contract/endpoints/accounts/credentials';
import { line } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { DIFFERS, isTheSame, passwordTwice } from '../password/password-twice.ts';

/** The sign-up form: what the API takes, the password twice, and the terms. */
export const SignupFields = z
  .object({
    name: line(t`Full name`, 100),
    email: EmailAddress,
    ...passwordTwice,
    terms: z.boolean().refine((ticked) => ticked, t`Please accept the terms to continue`),
  })
  .refine(isTheSame, DIFFERS);
export type SignupFields = z.infer<typeof SignupFields>;
