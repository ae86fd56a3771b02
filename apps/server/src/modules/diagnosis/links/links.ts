import { createHash, randomBytes } from 'node:crypto';

import type { AuthSecrets } from '../../../platform/config/auth-secret.ts';
import type { Sealed } from '../../../platform/db/sealed.ts';
import { openSealed, seal } from '../../../platform/keys/server-keys.service.ts';

const DAY_MS = 86_400_000;

/** What a link is found by. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** What is stored of a new link. */
interface LinkValues {
  readonly tokenHash: string;
  readonly token: Sealed;
  readonly expiresAt: Date;
}

export interface Links {
  /** A secret of 256 random bits, what is stored of it, and its address. */
  readonly make: (days: number) => Promise<{ values: LinkValues; url: string }>;
  /** A stored link with its address; null where its secret is not stored, or none of the server's secrets opens it. */
  readonly shown: <Link extends { readonly token: Sealed | null }>(
    link: Link,
  ) => Promise<Omit<Link, 'token'> & { readonly url: string | null }>;
}

/** Links that are opened without an account. `path` is where they lead; the rest of it is the secret. */
export const createLinks = ({
  secrets,
  appUrl,
  path,
  now,
}: {
  secrets: AuthSecrets;
  appUrl: string;
  path: string;
  now: () => Date;
}): Links => {
  const urlOf = (token: string): string => `${appUrl}${path}/${token}`;
  return {
    make: async (days) => {
      const token = randomBytes(32).toString('base64url');
      const values = {
        tokenHash: hashOf(token),
        token: await seal(secrets, token),
        expiresAt: new Date(now().getTime() + days * DAY_MS),
      };
      return { values, url: urlOf(token) };
    },
    shown: async ({ token, ...link }) => {
      const opened = token === null ? undefined : await openSealed(secrets, token);
      return { ...link, url: opened === undefined ? null : urlOf(opened) };
    },
  };
};
