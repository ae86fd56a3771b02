import { randomUUID } from 'node:crypto';

import { makeSignature } from 'better-auth/crypto';

import type { Browser, TestApp } from './test-app.ts';

/** A signed-in user without a password. */
export interface QuickUser extends Browser {
  readonly id: string;
  readonly email: string;
}

/** A session cookie as Better Auth sets it. */
export const sessionCookie = async (
  { composition }: Pick<TestApp, 'composition'>,
  userId: string,
): Promise<readonly [name: string, value: string]> => {
  const context = await composition.auth.$context;
  const { token } = await context.internalAdapter.createSession(userId);
  const signature = await makeSignature(token, context.secret);
  return [context.authCookies.sessionToken.name, encodeURIComponent(`${token}.${signature}`)];
};

/**
 * A new user with a real session, made by Better Auth's adapter: without password hashing and mail,
 * which take most of a second. For tests that are not about sign-up.
 */
export const newUserQuickly = async (
  app: Pick<TestApp, 'composition' | 'newBrowser'>,
): Promise<QuickUser> => {
  const context = await app.composition.auth.$context;
  const email = `${randomUUID()}@example.com`;
  const user = await context.internalAdapter.createUser(
    { name: 'Quick Person', email, emailVerified: true },
    { method: 'email-password' },
  );
  const browser = app.newBrowser();
  browser.cookies.set(...(await sessionCookie(app, user.id)));
  return { ...browser, id: user.id, email };
};

const PASSWORD = 'a fine day for driving';

/** The same with a password. */
export const newOwnerQuickly = async (
  app: Pick<TestApp, 'composition' | 'newBrowser'>,
): Promise<QuickUser & { readonly password: string }> => {
  const user = await newUserQuickly(app);
  const { internalAdapter, password } = await app.composition.auth.$context;
  await internalAdapter.createAccount({
    userId: user.id,
    accountId: user.id,
    providerId: 'credential',
    password: await password.hash(PASSWORD),
  });
  return { ...user, password: PASSWORD };
};
