import type { Transaction } from '@wrenchwise/database/database';

import { contactMessages } from '../../db/schema/operations.ts';

/** What somebody wrote to the team. */
export interface ContactMessage {
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** Keeps a message. Written by the owner: visitors may write too. */
export const insertContactMessage = async (
  tx: Transaction,
  message: ContactMessage,
): Promise<void> => {
  await tx.insert(contactMessages).values(message);
};
