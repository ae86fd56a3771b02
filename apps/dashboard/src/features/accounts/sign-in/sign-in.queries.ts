import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { returnPath } from '@wrenchwise/client/return-path.ts';
import type { InputOf } from '@wrenchwise/contract/endpoint';
import type { SignedIn } from '@wrenchwise/contract/endpoints/accounts/account-user';
import {
  getSignInMethods,
  type signInWithGoogle,
} from '@wrenchwise/contract/endpoints/accounts/google';
import type { signInWithOidc } from '@wrenchwise/contract/endpoints/accounts/oidc';
import { signIn } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { sendVerificationEmail } from '@wrenchwise/contract/endpoints/accounts/sign-up';

import { queryKeys } from '~/queries/query-keys.ts';

import { deviceZone } from '../device-zone.ts';
import { CookiesBlocked } from './cookies-blocked.ts';
import { sessionQuery } from './session.queries.ts';

const readSession = async (client: QueryClient): Promise<void> => {
  // Whoever was here before may have left by an expired session, with their answers in the cache.
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.session[0] });
  // A reading that began before the log-in must not answer for the one after it.
  await client.cancelQueries({ queryKey: queryKeys.session });
  const session = await client.fetchQuery({ ...sessionQuery(), staleTime: 0 });
  if (!session?.user.id) throw new CookiesBlocked();
  client.setQueryData(queryKeys.atLogin, true);
};

/**
 * A way of logging in: sends, then reads the session that the cookie now carries, unless a code of
 * the second factor is still owed. Fails with `CookiesBlocked` when there is no session then.
 */
export const useSignInRequest = <Input, Answer extends SignedIn>(
  send: (input: Input) => Promise<Answer>,
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => {
      const answer = await send(input);
      if (!answer.twoFactorRequired) await readSession(client);
      return answer;
    },
  });
};

export const useSignIn = () =>
  useSignInRequest((body: InputOf<typeof signIn>['body']) => api(signIn, { body }));

/** Leaves for Google or another provider, which sends the browser back to where the user was going. */
export const useSignInOutside = (endpoint: typeof signInWithGoogle | typeof signInWithOidc) =>
  useMutation({
    mutationFn: async () => {
      const { url } = await api(endpoint, {
        body: { callbackURL: returnPath(), timeZone: deviceZone() },
      });
      location.assign(url);
    },
  });

export const useResendVerification = () =>
  useMutation({
    mutationFn: (email: string) =>
      api(sendVerificationEmail, { body: { email, callbackURL: returnPath() } }),
  });

/** Which sign-in methods the server offers: the same for as long as a page is open. */
export const signInMethodsQuery = () =>
  queryOptions({
    queryKey: ['sign-in-methods'],
    queryFn: ({ signal }) => api(getSignInMethods, {}, { signal }),
    staleTime: Infinity,
    retry: false,
  });
