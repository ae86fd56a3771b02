import type { Database } from '@wrenchwise/database/database';
import { eq } from 'drizzle-orm';

import { trialUses } from './payments.tables.ts';

export const isTrialUsed = async (db: Database, keyHash: string): Promise<boolean> => {
  const rows = await db
    .select({ keyHash: trialUses.keyHash })
    .from(trialUses)
    .where(eq(trialUses.keyHash, keyHash));
  return rows.length > 0;
};

/** Whether this subscription is the first with this key; of two at once exactly one is. */
export const claimTrial = async (
  db: Database,
  claim: { keyHash: string; subscriptionHash: string },
): Promise<boolean> => {
  await db.insert(trialUses).values(claim).onConflictDoNothing();
  const [row] = await db.select().from(trialUses).where(eq(trialUses.keyHash, claim.keyHash));
  return row?.subscriptionHash === claim.subscriptionHash;
};
