import type { Books } from './books.ts';
import { customerOf } from './customers.ts';
import { changeInvoice } from './invoices.ts';
import { endSubscription } from './subscriptions.ts';
import type { SandboxKind } from './wire.ts';

const PERSONAL: readonly SandboxKind[] = [
  'billing_portal.session',
  'checkout.session',
  'event',
  'payment_method',
];

/**
 * Deletes a customer for good: what runs is cancelled at once, and what is personal goes. Invoices and
 * payments stay, without a name.
 */
export const deleteCustomer = async (books: Books, id: string) => {
  const customer = await customerOf(books, id);
  for (const kind of PERSONAL) {
    for (const object of await books.list(kind, { customer: id })) {
      await books.remove(kind, object.id);
    }
  }
  for (const invoice of await books.list('invoice', { customer: id })) {
    await changeInvoice(books, invoice, {
      customer_address: null,
      customer_email: null,
      customer_name: null,
      customer_phone: null,
    });
  }
  for (const charge of await books.list('charge', { customer: id })) {
    await books.put('charge', {
      ...charge,
      billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    });
  }
  for (const subscription of await books.list('subscription', { customer: id })) {
    if (['canceled', 'incomplete_expired'].includes(subscription.status)) continue;
    await endSubscription(books, subscription);
  }
  await books.remove('customer', id);
  await books.forgetAnswers(id);
  await books.emit('customer.deleted', {
    ...customer,
    metadata: {},
    address: null,
    email: null,
    name: null,
    phone: null,
  });
  return { id, object: 'customer' as const, deleted: true };
};
