import type { Endpoint } from '@wrenchwise/domain/endpoint';
import type { ErrorCode } from '@wrenchwise/domain/errors';
import type { FeatureKey } from '@wrenchwise/domain/plans';

import { AppError } from '../app-error.ts';
import type { ApiKey, KeyContext, RequestContext, Session, UserContext } from './context.ts';

/** Finds who is signed in. Throws `auth/expired-session` for a cookie that no longer holds. */
export type FindSession = (headers: Headers) => Promise<Session | undefined>;

export interface AccessDependencies {
  readonly findSession: FindSession;
  /** The key that a request brings. Throws `auth/invalid-api-key` for none and for one that does not hold. */
  readonly findApiKey: (headers: Headers) => Promise<ApiKey>;
  /** Whether the plan that entitles a user has a feature. */
  readonly isEntitled: (userId: string, feature: FeatureKey) => Promise<boolean>;
  /** Counts a call of a user's key; false when the month's allowance is used up. */
  readonly takeApiCall: (userId: string) => Promise<boolean>;
}

/** Who a request was let in as. */
export interface Admission {
  readonly context: RequestContext | UserContext | KeyContext;
  readonly userId?: string;
  readonly keyId?: string;
  /** Throws unless the session or key still holds. */
  readonly checkAgain: () => Promise<unknown>;
}

/**
 * Lets a request in by what its endpoint asks for. Throws the endpoint's `signedOut` without a session,
 * `auth/invalid-api-key` without a key that holds, `permission/insufficient-scope` for a key of another
 * scope, `permission/insufficient-rights` when the plan lacks the feature and `usage/api-limit` when the month's
 * calls by key are used up.
 *
 * @param onUser told who asks, before anything is refused to them
 */
export const createAdmission = ({
  findSession,
  findApiKey,
  isEntitled,
  takeApiCall,
}: AccessDependencies) => {
  const assertEntitled = async (userId: string, feature: FeatureKey): Promise<void> => {
    if (!(await isEntitled(userId, feature))) {
      throw new AppError('permission/insufficient-rights');
    }
  };

  const sessionOf = async (headers: Headers, signedOut: ErrorCode): Promise<Session> => {
    const session = await findSession(headers);
    if (!session) throw new AppError(signedOut);
    return session;
  };

  return async (
    { access, signedOut = 'auth/no-user' }: Pick<Endpoint, 'access' | 'signedOut'>,
    context: RequestContext,
    onUser: (userId: string) => void,
  ): Promise<Admission> => {
    if (access === 'public') return { context, checkAgain: async () => undefined };
    const { headers } = context;
    if (typeof access === 'object' && 'scope' in access) {
      const key = await findApiKey(headers);
      onUser(key.userId);
      if (!key.scopes.includes(access.scope)) throw new AppError('permission/insufficient-scope');
      await assertEntitled(key.userId, 'api_access');
      if (!(await takeApiCall(key.userId))) throw new AppError('usage/api-limit');
      const checkAgain = () => findApiKey(headers);
      return { context: { ...context, key }, userId: key.userId, keyId: key.id, checkAgain };
    }
    const session = await sessionOf(headers, signedOut);
    const { user } = session;
    onUser(user.id);
    if (typeof access === 'object') await assertEntitled(user.id, access.feature);
    const checkAgain = () => sessionOf(headers, signedOut);
    return { context: { ...context, session, user }, userId: user.id, checkAgain };
  };
};
