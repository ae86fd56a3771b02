import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@wrenchwise/domain/endpoint';
import {
  getSession,
  sendVerificationEmail,
  signIn,
  signOut,
  signUp,
} from '@wrenchwise/domain/endpoints/auth';

import { api } from '~/lib/api.ts';
import { queryKeys } from '~/lib/query-keys.ts';

/** The current session, or null for a visitor. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: queryKeys.session,
    queryFn: ({ signal }) => api(getSession, {}, { signal }),
    staleTime: 5 * 60_000,
  });

/** Logs in, then reads the session that the cookie now carries. */
export const useSignIn = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<typeof signIn>['body']) => api(signIn, { body }),
    onSuccess: () => client.fetchQuery({ ...sessionQuery(), staleTime: 0 }),
  });
};

export const useSignUp = () =>
  useMutation({ mutationFn: (body: InputOf<typeof signUp>['body']) => api(signUp, { body }) });

export const useResendVerification = () =>
  useMutation({
    mutationFn: (email: string) =>
      api(sendVerificationEmail, { body: { email, callbackURL: '/dashboard' } }),
  });

/** Forgets the person and all that was read for them, then ends the session at the server. */
export const useSignOut = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      client.setQueryData(sessionQuery().queryKey, null);
      await api(signOut, {});
      client.removeQueries({
        predicate: (query) => query.queryKey[0] !== queryKeys.session[0],
      });
    },
  });
};
