import type { Transaction } from '@wrenchwise/database/database';

import { contactMessages } from '../operations.tables.ts';

/** A contact message. */
export interface ContactMessage {
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** Stores a message, by the owner role: visitors may write too. */
export const insertContactMessage = async (
  tx: Transaction,
  message: ContactMessage,
): Promise<void> => {
  await tx.insert(contactMessages).values(message);
};
