import { PORTAL_LIFE } from './api/shop.ts';
import type { Books } from './books.ts';
import {
  type CardDetails,
  createPaymentMethod,
  customerOf,
  setDefaultPaymentMethod,
} from './customers.ts';
import { invalid, StripeFailure } from './stripe-error.ts';
import { cancelAtPeriodEnd } from './subscription-changes.ts';
import { changeSubscription, collectFor } from './subscriptions.ts';
import type {
  WireCustomer,
  WireInvoice,
  WirePaymentMethod,
  WirePortalSession,
  WireSubscription,
} from './wire.ts';

type Reading = Pick<Books, 'find' | 'list' | 'at'>;

export interface PortalView {
  readonly session: WirePortalSession;
  readonly customer: WireCustomer;
  /** What runs, and what ended last when nothing does. */
  readonly subscriptions: readonly WireSubscription[];
  readonly method: WirePaymentMethod | undefined;
  readonly invoices: readonly WireInvoice[];
}

const HAS_ENDED: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

/** What a portal shows; undefined when its address is unknown or too old. */
export const readPortal = async (books: Reading, id: string): Promise<PortalView | undefined> => {
  const session = await books.find('billing_portal.session', id);
  if (!session || session.created + PORTAL_LIFE <= books.at) return undefined;
  const customer = await books.find('customer', session.customer);
  if (!customer) return undefined;
  const all = await books.list('subscription', { customer: customer.id });
  const running = all.filter(({ status }) => !HAS_ENDED.has(status));
  const method =
    running[0]?.default_payment_method ?? customer.invoice_settings.default_payment_method;
  return {
    session,
    customer,
    subscriptions: running.length > 0 ? running : all.slice(0, 1),
    method: await books.find('payment_method', method ?? ''),
    invoices: await books.list('invoice', { customer: customer.id }),
  };
};

const openPortal = async (books: Books, id: string): Promise<PortalView> => {
  const view = await readPortal(books, id);
  if (!view) throw invalid('This portal session has expired.');
  return view;
};

const useMethod = async (
  books: Books,
  { customer, subscriptions, invoices }: PortalView,
  method: WirePaymentMethod,
  isAuthenticated: boolean,
): Promise<void> => {
  const attached = { ...method, customer: customer.id };
  await books.put('payment_method', attached);
  await books.emit('payment_method.attached', attached);
  await setDefaultPaymentMethod(books, await customerOf(books, customer.id), method.id);
  for (const subscription of subscriptions) {
    if (HAS_ENDED.has(subscription.status)) continue;
    let current = await changeSubscription(books, subscription, {
      default_payment_method: method.id,
    });
    // What is owed is tried again at once, the oldest first.
    for (const invoice of invoices.toReversed()) {
      if (invoice.status !== 'open') continue;
      if (invoice.parent?.subscription_details?.subscription !== current.id) continue;
      const collected = await collectFor(books, current, invoice, {
        isAuthenticated,
        retries: current.status === 'past_due',
      });
      current = collected.subscription;
    }
  }
};

/** Makes a card the one that is paid with. Throws Stripe's refusal of the card. */
export const changeCard = async (
  books: Books,
  id: string,
  details: CardDetails,
): Promise<'changed' | 'authenticate'> => {
  const view = await openPortal(books, id);
  const { card } = details;
  if (card.refusal && card.refusedAt === 'attaching') throw new StripeFailure(card.refusal);
  const method = await createPaymentMethod(books, details, null);
  if (card.authentication !== undefined) {
    await books.put('card_attempt', { id: `attempt_${id}`, paymentMethod: method.id });
    return 'authenticate';
  }
  await useMethod(books, view, method, false);
  return 'changed';
};

/** The bank's answer about a card that is to be paid with from now on. */
export const answerCardChange = async (
  books: Books,
  id: string,
  isConfirmed: boolean,
): Promise<void> => {
  const view = await openPortal(books, id);
  const attempt = await books.find('card_attempt', `attempt_${id}`);
  const method = await books.find('payment_method', attempt?.paymentMethod ?? '');
  if (!method) throw invalid('No payment method is waiting for authentication.');
  await books.remove('card_attempt', `attempt_${id}`);
  if (isConfirmed) await useMethod(books, view, method, true);
  else await books.remove('payment_method', method.id);
};

/** Cancels a subscription of the portal's customer at the end of its period, or takes that back. */
export const changeCancellation = async (
  books: Books,
  id: string,
  subscriptionId: string,
  wanted: { readonly isCancelled: boolean; readonly feedback?: string; readonly comment?: string },
): Promise<void> => {
  const { subscriptions } = await openPortal(books, id);
  const before = subscriptions.find((known) => known.id === subscriptionId);
  if (!before || HAS_ENDED.has(before.status)) {
    throw invalid('This subscription has ended already.');
  }
  const after = await cancelAtPeriodEnd(books, before, wanted.isCancelled);
  if (!wanted.isCancelled) return;
  await changeSubscription(books, after, {
    cancellation_details: {
      comment: wanted.comment ?? null,
      feedback: wanted.feedback ?? null,
      feedback_option: null,
      reason: 'cancellation_requested',
    },
  });
};

/** Pays an open invoice by its owner's own hand. Throws the refusal, and what was tried stays. */
export const payByHand = async (
  books: Books,
  invoiceId: string,
): Promise<{ readonly problem?: string }> => {
  const invoice = await books.find('invoice', invoiceId);
  const owner = invoice?.parent?.subscription_details?.subscription ?? '';
  const subscription = await books.find('subscription', owner);
  if (invoice?.status !== 'open' || !subscription) return {};
  const { refusal } = await collectFor(books, subscription, invoice, {
    isAuthenticated: true,
    retries: subscription.status === 'past_due',
  });
  return refusal ? { problem: refusal.error.message } : {};
};
