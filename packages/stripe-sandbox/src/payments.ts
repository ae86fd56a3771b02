import type { Books } from './books.ts';
import { chargeOf, disputeOf, newIntent } from './payment-objects.ts';
import { cardRefusal, type StripeRefusal } from './stripe-error.ts';
import { cardOfFingerprint, type TestCard } from './test-cards.ts';
import type { WireCharge, WireInvoice, WirePaymentIntent, WirePaymentMethod } from './wire.ts';

/** How a payment went. */
export type Paid =
  | { readonly kind: 'paid'; readonly charge: WireCharge }
  | { readonly kind: 'requires-action'; readonly refusal: StripeRefusal }
  | { readonly kind: 'declined'; readonly refusal: StripeRefusal };

const NO_CARD = cardRefusal({
  code: 'missing',
  message:
    'This customer has no attached payment source or default payment method. Please add one first.',
});

const UNKNOWN_CARD = cardRefusal({
  code: 'card_declined',
  decline_code: 'test_mode_live_card',
  message:
    'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
});

const NEEDS_AUTHENTICATION = cardRefusal({
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
});

const cardOf = (method: WirePaymentMethod): TestCard | undefined =>
  cardOfFingerprint(method.card?.fingerprint ?? '');

/** Why a card expired on the product's clock is refused. */
const expiryRefusal = (method: WirePaymentMethod, at: number): StripeRefusal | undefined => {
  const { exp_month: month = 12, exp_year: year = 9999 } = method.card ?? {};
  return Date.UTC(year, month, 1) / 1000 <= at
    ? cardRefusal({ code: 'expired_card', message: 'Your card has expired.', param: 'exp_month' })
    : undefined;
};

/** Why a charge of this payment method fails; undefined when it succeeds. */
const refusalOf = (method: WirePaymentMethod, at: number): StripeRefusal | undefined => {
  const card = cardOf(method);
  return card ? (card.refusal ?? expiryRefusal(method, at)) : UNKNOWN_CARD;
};

const openDispute = async (books: Books, charge: WireCharge): Promise<void> => {
  const dispute = disputeOf(books, charge);
  await books.put('charge', { ...charge, disputed: true });
  await books.put('dispute', dispute);
  await books.emit('charge.dispute.created', dispute);
};

const recordPayment = async (
  books: Books,
  invoice: WireInvoice,
  intent: WirePaymentIntent,
  isPaid: boolean,
): Promise<void> => {
  const before = await books.list('invoice_payment', { where: { invoice: invoice.id } });
  const open = before.find(({ status }) => status === 'open');
  await books.put('invoice_payment', {
    id: open?.id ?? books.newId('inpay'),
    object: 'invoice_payment',
    amount_paid: isPaid ? intent.amount : null,
    amount_requested: intent.amount,
    created: open?.created ?? books.at,
    currency: intent.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: isPaid ? 'paid' : 'open',
    status_transitions: { canceled_at: null, paid_at: isPaid ? books.at : null },
  });
};

/**
 * Tries to take what an invoice still asks for. `isAuthenticated` when the card's owner has just
 * confirmed the payment. The invoice itself is the caller's to change.
 */
export const pay = async (
  books: Books,
  invoice: WireInvoice,
  { method, isAuthenticated }: { method: WirePaymentMethod | undefined; isAuthenticated: boolean },
): Promise<Paid> => {
  const [former] = await books.list('invoice_payment', {
    where: { invoice: invoice.id, status: 'open' },
  });
  const kept = await books.find('payment_intent', former?.payment.payment_intent ?? '');
  const intent = {
    ...(kept ?? newIntent(books, invoice, method)),
    payment_method: method?.id ?? null,
  };

  if (method && cardOf(method)?.authentication === 'always' && !isAuthenticated) {
    const waiting: WirePaymentIntent = {
      ...intent,
      status: 'requires_action',
      next_action: {
        type: 'redirect_to_url',
        redirect_to_url: { return_url: null, url: invoice.hosted_invoice_url ?? null },
      },
    };
    await books.put('payment_intent', waiting);
    await recordPayment(books, invoice, waiting, false);
    return { kind: 'requires-action', refusal: NEEDS_AUTHENTICATION };
  }

  const refusal = method ? refusalOf(method, books.at) : NO_CARD;
  const charge = method && chargeOf(books, intent, method, refusal);
  if (charge) await books.put('charge', charge);
  if (refusal || !charge) {
    const why = refusal ?? NO_CARD;
    const failed: WirePaymentIntent = {
      ...intent,
      status: 'requires_payment_method',
      next_action: null,
      latest_charge: charge?.id ?? null,
      last_payment_error: { type: 'card_error', message: why.error.message },
    };
    await books.put('payment_intent', failed);
    await recordPayment(books, invoice, failed, false);
    if (charge) await books.emit('charge.failed', charge);
    await books.emit('payment_intent.payment_failed', failed);
    const error = {
      ...why.error,
      ...(charge ? { charge: charge.id } : {}),
      payment_intent: failed,
    };
    return { kind: 'declined', refusal: { status: why.status, error } };
  }

  const paid: WirePaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    next_action: null,
    last_payment_error: null,
    latest_charge: charge.id,
  };
  await books.put('payment_intent', paid);
  await recordPayment(books, invoice, paid, true);
  await books.emit('charge.succeeded', charge);
  await books.emit('payment_intent.succeeded', paid);
  if (method && cardOf(method)?.isDisputed) await openDispute(books, charge);
  return { kind: 'paid', charge };
};
