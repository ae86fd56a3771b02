import type { Books } from './books.ts';
import { INCOMPLETE_FOR, periodEndOf } from './due.ts';
import { voidInvoice } from './invoices.ts';
import { collectFor, endSubscription, renew } from './subscriptions.ts';
import type { WireSubscription } from './wire.ts';

/** What happens by itself when its time has come. Each does one thing and leaves nothing due before it. */

const expireIncomplete = async (books: Books, before: WireSubscription): Promise<void> => {
  const expired: WireSubscription = {
    ...before,
    status: 'incomplete_expired',
    ended_at: before.created + INCOMPLETE_FOR,
  };
  const invoice = await books.find('invoice', before.latest_invoice ?? '');
  if (invoice?.status === 'open') await voidInvoice(books, invoice);
  await books.put('subscription', expired);
  await books.emit('customer.subscription.updated', expired, { status: before.status });
};

const hasPaymentMethod = async (books: Books, subscription: WireSubscription): Promise<boolean> => {
  const customer = await books.find('customer', subscription.customer);
  const id =
    subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method;
  return (await books.find('payment_method', id ?? '')) !== undefined;
};

const endTrial = async (books: Books, before: WireSubscription): Promise<void> => {
  const missing = before.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice';
  if (missing !== 'create_invoice' && !(await hasPaymentMethod(books, before))) {
    if (missing === 'cancel') {
      await endSubscription(books, before);
      return;
    }
    const paused: WireSubscription = { ...before, status: 'paused' };
    await books.put('subscription', paused);
    await books.emit('customer.subscription.updated', paused, { status: before.status });
    await books.emit('customer.subscription.paused', paused);
    return;
  }
  await renew(books, before);
};

const DUTIES = {
  subscription: async (books: Books, id: string) => {
    const subscription = await books.find('subscription', id);
    if (!subscription) return;
    const { status, cancel_at: cancelAt } = subscription;
    if (status === 'incomplete') return expireIncomplete(books, subscription);
    const isEnding =
      subscription.cancel_at_period_end || (cancelAt !== null && cancelAt <= books.at);
    if (isEnding) await endSubscription(books, subscription);
    else if (status === 'trialing') await endTrial(books, subscription);
    else await renew(books, subscription);
  },
  invoice: async (books: Books, id: string) => {
    const invoice = await books.find('invoice', id);
    const subscription = await books.find(
      'subscription',
      invoice?.parent?.subscription_details?.subscription ?? '',
    );
    if (!invoice || !subscription) return;
    await collectFor(books, subscription, invoice, { retries: true });
  },
  'checkout.session': async (books: Books, id: string) => {
    const session = await books.find('checkout.session', id);
    if (!session) return;
    const expired = { ...session, status: 'expired', url: null };
    await books.put('checkout.session', expired);
    await books.emit('checkout.session.expired', expired);
  },
  trial_notice: async (books: Books, id: string) => {
    const notice = await books.find('trial_notice', id);
    if (!notice) return;
    const subscription = await books.find('subscription', notice.subscription);
    await books.put('trial_notice', { ...notice, due: null });
    if (subscription?.status !== 'trialing' || periodEndOf(subscription) <= books.at) return;
    await books.emit('customer.subscription.trial_will_end', subscription);
  },
};

/** Does what is due about the object of this kind and id. */
export const doWhatIsDue = async (books: Books, kind: string, id: string): Promise<void> => {
  const [, duty] = Object.entries(DUTIES).find(([known]) => known === kind) ?? [];
  if (!duty) throw new Error(`nothing can be due about a ${kind}`);
  await duty(books, id);
};
