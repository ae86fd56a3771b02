import { createHash } from 'node:crypto';

import type { Database } from '@wrenchwise/database/database';

import type { PaymentClient } from '../../platform/adapters/payments/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Ask } from './ask-provider.ts';
import { findCustomer, insertCustomer } from './customers.repository.ts';

interface Person {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** The provider's customer of a user, made when there is none; the same for requests at once. */
export type CustomerOf = (user: Person) => Promise<string>;

export const createCustomerOf =
  ({ db, client, ask }: { db: Database; client: PaymentClient; ask: Ask }): CustomerOf =>
  async ({ id, email, name }) => {
    const known = await findCustomer(db, id);
    if (known) return known.customerId;
    const customer = await ask(() =>
      client.customers.create(
        { email, name },
        // Whoever began twice at once, or crashed before it was stored, gets the same one.
        { idempotencyKey: `customer-${createHash('sha256').update(id).digest('hex')}` },
      ),
    );
    const isStored = await insertCustomer(db, { userId: id, customerId: customer.id });
    if (!isStored) throw new AppError('auth/no-user');
    return customer.id;
  };
