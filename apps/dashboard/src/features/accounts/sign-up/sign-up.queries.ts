import { useMutation } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { returnPath } from '@wrenchwise/client/return-path.ts';
import type { InputOf } from '@wrenchwise/contract/endpoint';
import { signUp, verifyEmail } from '@wrenchwise/contract/endpoints/accounts/sign-up';

import { deviceZone } from '../device-zone.ts';
import { useSignInRequest } from '../sign-in/sign-in.queries.ts';

type NewUser = Omit<InputOf<typeof signUp>['body'], 'callbackURL' | 'timeZone'>;

/** Creates an account. The link of the mail leads to where the user was going. */
export const useSignUp = () =>
  useMutation({
    mutationFn: (user: NewUser) =>
      api(signUp, {
        body: { ...user, callbackURL: returnPath(), timeZone: deviceZone() },
      }),
  });

/** Verifies the address of a mailed link, which signs in. */
export const useVerifyEmail = () =>
  useSignInRequest((token: string) => api(verifyEmail, { body: { token } }));
