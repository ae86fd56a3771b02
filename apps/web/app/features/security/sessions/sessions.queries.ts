import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@wrenchwise/domain/client';
import {
  type DeviceSession,
  endOtherSessions,
  endSession,
} from '@wrenchwise/domain/endpoints/security';

import { api } from '~/lib/api.ts';

import { securityQuery, useReadSecurityAgain } from '../security.queries.ts';

/** Takes sessions off the list at once, and puts them back where the server refuses. */
const useEndSessions = <Given, Answer>(
  end: (given: Given) => Promise<Answer>,
  isMeant: (session: DeviceSession, given: Given) => boolean,
) => {
  const client = useQueryClient();
  const { queryKey } = securityQuery();
  return useMutation({
    mutationFn: end,
    onMutate: async (given: Given) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(
        queryKey,
        before && {
          ...before,
          sessions: before.sessions.filter((session) => !isMeant(session, given)),
        },
      );
      return before;
    },
    onError: (_error, _given, before) => client.setQueryData(queryKey, before),
    onSettled: useReadSecurityAgain(),
  });
};

// Whoever signed out there meanwhile has done what was asked for.
const unlessGone = (error: unknown): void => {
  if (!(error instanceof ApiError) || error.code !== 'db/record-not-found') throw error;
};

/** Signs out one browser. One that is signed out already is no failure. */
export const useEndSession = () =>
  useEndSessions(
    ({ id }: DeviceSession) => api(endSession, { params: { id } }).catch(unlessGone),
    (session, { id }) => session.id === id,
  );

/** Signs out every browser but this one. */
export const useEndOtherSessions = () =>
  useEndSessions(
    () => api(endOtherSessions, {}),
    (session) => !session.current,
  );
