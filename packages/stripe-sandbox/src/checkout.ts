import type { Books } from './books.ts';
import { DAY } from './calendar.ts';
import {
  type CardDetails,
  changeCustomer,
  createCustomer,
  createPaymentMethod,
  customerOf,
  setDefaultPaymentMethod,
} from './customers.ts';
import { invalid, StripeFailure } from './stripe-error.ts';
import { priceOf } from './subscription-object.ts';
import { startSubscription } from './subscriptions.ts';
import type { SessionPlan, WirePaymentMethod, WireSession } from './wire.ts';

/** The session and its instructions, while it can be completed. Throws when it cannot any more. */
const openSession = async (
  books: Books,
  id: string,
): Promise<{ readonly session: WireSession; readonly plan: SessionPlan }> => {
  const session = await books.find('checkout.session', id);
  const plan = await books.find('session_plan', `plan_${id}`);
  if (!session || !plan || session.status !== 'open' || session.expires_at <= books.at) {
    throw invalid('This Checkout Session is no longer open.');
  }
  return { session, plan };
};

const complete = async (
  books: Books,
  { session, plan }: { session: WireSession; plan: SessionPlan },
  method: WirePaymentMethod,
  isAuthenticated: boolean,
): Promise<WireSession> => {
  const { email, name, address } = method.billing_details;
  const known =
    session.customer === null
      ? await createCustomer(books, { email, name, address })
      : await customerOf(books, session.customer);
  const named = await changeCustomer(books, known, {
    name: known.name ?? name,
    address: session.automatic_tax.enabled ? address : (known.address ?? null),
  });
  const attached = { ...method, customer: named.id };
  await books.put('payment_method', attached);
  await books.emit('payment_method.attached', attached);
  const customer =
    named.invoice_settings.default_payment_method === null
      ? await setDefaultPaymentMethod(books, named, method.id)
      : named;
  const trialEnd =
    plan.trialEnd ?? (plan.trialDays === null ? null : books.at + plan.trialDays * DAY);
  const { subscription, invoice } = await startSubscription(
    books,
    {
      customer: customer.id,
      price: priceOf(books, plan.price),
      quantity: plan.quantity,
      trialEnd,
      paymentMethod: method.id,
      metadata: plan.metadata,
      automaticTax: session.automatic_tax.enabled,
      missingPaymentMethod: plan.missingPaymentMethod,
    },
    { mustPay: true, isAuthenticated },
  );
  const done: WireSession = {
    ...session,
    status: 'complete',
    url: null,
    customer: customer.id,
    customer_details: {
      address,
      business_name: null,
      email: email ?? customer.email,
      individual_name: name,
      name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    subscription: subscription.id,
    invoice: invoice.id,
    payment_status: trialEnd === null ? 'paid' : 'no_payment_required',
    amount_subtotal: invoice.subtotal,
    amount_total: invoice.total,
    automatic_tax: {
      ...session.automatic_tax,
      status: session.automatic_tax.enabled ? 'complete' : null,
    },
    total_details: {
      amount_discount: 0,
      amount_shipping: 0,
      amount_tax: invoice.total - invoice.subtotal,
    },
  };
  await books.put('checkout.session', done);
  await books.emit('checkout.session.completed', done);
  return done;
};

/** Where a submitted card leads: the subscription, or first to the authentication step. */
export type Submitted =
  | { readonly kind: 'complete'; readonly session: WireSession }
  | { readonly kind: 'authenticate' };

/** Takes the card of the checkout form. Throws Stripe's refusal of the card; then nothing is stored. */
export const submitCard = async (
  books: Books,
  sessionId: string,
  details: CardDetails,
): Promise<Submitted> => {
  const opened = await openSession(books, sessionId);
  const { card } = details;
  if (card.refusal && card.refusedAt === 'attaching') throw new StripeFailure(card.refusal);
  const method = await createPaymentMethod(books, details, null);
  if (card.authentication !== undefined) {
    await books.put('card_attempt', {
      id: `attempt_${sessionId}`,
      paymentMethod: method.id,
    });
    return { kind: 'authenticate' };
  }
  return { kind: 'complete', session: await complete(books, opened, method, false) };
};

/** The card that waits for its owner's bank; undefined when none does. */
export const waitingCard = async (
  books: Pick<Books, 'find'>,
  sessionId: string,
): Promise<WirePaymentMethod | undefined> => {
  const attempt = await books.find('card_attempt', `attempt_${sessionId}`);
  return attempt && books.find('payment_method', attempt.paymentMethod);
};

/** The bank's answer to the authentication step. */
export const answerAuthentication = async (
  books: Books,
  sessionId: string,
  isConfirmed: boolean,
): Promise<WireSession> => {
  const opened = await openSession(books, sessionId);
  const method = await waitingCard(books, sessionId);
  if (!method) throw invalid('No payment method is waiting for authentication.');
  await books.remove('card_attempt', `attempt_${sessionId}`);
  if (isConfirmed) return complete(books, opened, method, true);
  await books.remove('payment_method', method.id);
  return opened.session;
};
