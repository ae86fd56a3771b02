import { EmailAddress, NewPassword } from '@wrenchwise/domain/endpoints/auth';
import { line } from '@wrenchwise/domain/text';
import { z } from 'zod';

/** The sign-up form: what the API takes, the password twice, and the terms. */
export const SignupFields = z
  .object({
    name: line('Full name', 100),
    email: EmailAddress,
    password: NewPassword,
    confirm: z.string().min(1, 'Please confirm your password'),
    terms: z.boolean().refine((ticked) => ticked, 'Please accept the terms to continue'),
  })
  .refine((fields) => fields.password === fields.confirm, {
    path: ['confirm'],
    message: 'Passwords do not match',
    // Also while other fields are still wrong: a person mends everything in one go.
    when: () => true,
  });
export type SignupFields = z.infer<typeof SignupFields>;
