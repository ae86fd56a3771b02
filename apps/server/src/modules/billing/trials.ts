import { createHmac } from 'node:crypto';

import type { Database } from '@wrenchwise/database/database';

import type { AuthSecrets } from '../../platform/config/auth-secret.ts';
import { readServerKey } from '../../platform/keys/server-keys.service.ts';
import type { ProviderSubscription } from './customer-snapshot.ts';
import { claimTrial, isTrialUsed } from './trials.repository.ts';

/** A trial is once for an account and once for a card, also across accounts (decision 071). */
export interface Trials {
  /** Whether an account has had none. */
  readonly isAvailable: (userId: string) => Promise<boolean>;
  /**
   * Notes who and which card use this trial. False when the account or the card had one with another
   * subscription: then it has to end. Once noted, the same is answered again.
   */
  readonly claim: (userId: string, subscription: ProviderSubscription) => Promise<boolean>;
}

const KEY_BYTES = 32;

export const createTrials = async ({
  db,
  secrets,
}: {
  db: Database;
  secrets: AuthSecrets;
}): Promise<Trials> => {
  const key = await readServerKey({
    db,
    secrets,
    name: 'trial-uses',
    generate: () => Buffer.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES))).toString('hex'),
  });
  const hash = (what: 'user' | 'card' | 'subscription', id: string): string =>
    createHmac('sha256', key).update(`${what}:${id}`).digest('base64url');
  return {
    isAvailable: async (userId) => !(await isTrialUsed(db, hash('user', userId))),
    claim: async (userId, { id, card }) => {
      const subscriptionHash = hash('subscription', id);
      const keys = [
        hash('user', userId),
        ...(card?.fingerprint ? [hash('card', card.fingerprint)] : []),
      ];
      const claims = [];
      for (const keyHash of keys) claims.push(await claimTrial(db, { keyHash, subscriptionHash }));
      return claims.every((isOurs) => isOurs);
    },
  };
};
