import type { ApiScope, Endpoint } from '@wrenchwise/contract/endpoint';
import type { ErrorCode } from '@wrenchwise/contract/errors';
import type { Reads } from '@wrenchwise/database/database';
import type { FeatureKey } from '@wrenchwise/rules/plans';

import { AppError } from '../app-error.ts';
import type {
  ApiKey,
  KeyContext,
  RequestContext,
  Session,
  SessionUser,
  UserContext,
} from './context.ts';

/** Finds who is signed in. Throws `auth/expired-session` for a cookie that no longer holds. */
export type FindSession = (headers: Headers) => Promise<Session | undefined>;

export interface SessionFinder {
  (headers: Headers): ReturnType<FindSession>;
  /**
   * The same, with what is read of the user's rows asked in the same trip to the database. Undefined
   * when nobody is signed in: what was read meanwhile was nobody's.
   */
  readonly andRead: <T>(
    headers: Headers,
    read: (own: Reads) => Promise<T>,
  ) => Promise<{ readonly session: Session; readonly rows: PromiseSettledResult<T> } | undefined>;
}

export interface AccessDependencies {
  readonly findSession: SessionFinder;
  /** The key that a request brings. Throws `auth/invalid-api-key` for none and for one that does not hold. */
  readonly findApiKey: (headers: Headers) => Promise<ApiKey>;
  /** A user with their settings; undefined for an account that was deleted meanwhile. */
  readonly findUser: (userId: string) => Promise<SessionUser | undefined>;
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
  /** Of a key: lets it do what the endpoint does, and counts that, once the rate limit has let it pass. */
  readonly permit?: () => Promise<void>;
  /** Throws unless the session or key still holds. */
  readonly checkAgain: () => Promise<unknown>;
}

/** Lets programs in by their keys, in two steps: one request of a program can ask for several things. */
export interface KeyAdmission {
  /**
   * Who a request acts for. Throws `auth/invalid-api-key` without a key that holds and
   * `permission/insufficient-rights` when the plan of its user lacks `api_access`.
   */
  readonly identify: (
    context: RequestContext,
    onUser: (userId: string) => void,
  ) => Promise<KeyContext>;
  /**
   * Lets it do one thing, and counts that. Throws `permission/insufficient-scope` for a key of another
   * scope and `usage/api-limit` when the month's calls are used up.
   */
  readonly permit: (context: KeyContext, scope: ApiScope) => Promise<void>;
}

const assertEntitled = async (
  { isEntitled }: Pick<AccessDependencies, 'isEntitled'>,
  userId: string,
  feature: FeatureKey,
): Promise<void> => {
  if (!(await isEntitled(userId, feature))) throw new AppError('permission/insufficient-rights');
};

export const createKeyAdmission = (
  dependencies: Omit<AccessDependencies, 'findSession'>,
): KeyAdmission => ({
  identify: async (context, onUser) => {
    const key = await dependencies.findApiKey(context.headers);
    const user = await dependencies.findUser(key.userId);
    if (!user) throw new AppError('auth/invalid-api-key');
    onUser(user.id);
    await assertEntitled(dependencies, user.id, 'api_access');
    return { ...context, key, user };
  },
  permit: async ({ key }, scope) => {
    if (!key.scopes.includes(scope)) throw new AppError('permission/insufficient-scope');
    if (!(await dependencies.takeApiCall(key.userId))) throw new AppError('usage/api-limit');
  },
});

/**
 * Lets a request in by what its endpoint asks for. Throws the endpoint's `signedOut` without a session,
 * `permission/insufficient-rights` when the plan lacks the feature, and for an endpoint for keys what
 * `KeyAdmission` throws.
 *
 * @param onUser reported who asks, before anything is refused to them
 */
export const createAdmission = (dependencies: AccessDependencies) => {
  const keys = createKeyAdmission(dependencies);

  const sessionOf = async (headers: Headers, signedOut: ErrorCode): Promise<Session> => {
    const session = await dependencies.findSession(headers);
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
      const known = await keys.identify(context, onUser);
      return {
        context: known,
        userId: known.user.id,
        keyId: known.key.id,
        permit: () => keys.permit(known, access.scope),
        checkAgain: () => dependencies.findApiKey(headers),
      };
    }
    const session = await sessionOf(headers, signedOut);
    const { user } = session;
    onUser(user.id);
    if (typeof access === 'object') await assertEntitled(dependencies, user.id, access.feature);
    const checkAgain = () => sessionOf(headers, signedOut);
    return { context: { ...context, session, user }, userId: user.id, checkAgain };
  };
};

/**
 * Lets in whoever reads what is their own, with what is read asked in the trip that finds their session.
 * Throws the endpoint's `signedOut` before anything that is wrong with the request.
 */
export const createReading =
  ({ findSession }: Pick<AccessDependencies, 'findSession'>) =>
  async <T>(
    { signedOut = 'auth/no-user' }: Pick<Endpoint, 'signedOut'>,
    context: RequestContext,
    { read, onUser }: { read: (own: Reads) => Promise<T>; onUser: (userId: string) => void },
  ): Promise<{ readonly context: UserContext; readonly rows: T }> => {
    const found = await findSession.andRead(context.headers, read);
    if (!found) throw new AppError(signedOut);
    const { session, rows } = found;
    onUser(session.user.id);
    if (rows.status === 'rejected') throw rows.reason;
    return { context: { ...context, session, user: session.user }, rows: rows.value };
  };
