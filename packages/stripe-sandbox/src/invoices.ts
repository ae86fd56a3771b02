import type { Books } from './books.ts';
import { DAY, type Period } from './calendar.ts';
import { changeCustomer, customerOf } from './customers.ts';
import { type Paid, pay } from './payments.ts';
import { taxOn, taxRateOf } from './taxes.ts';
import type { WireCustomer, WireInvoice, WireLine, WireSubscription } from './wire.ts';

/** Days from a failed attempt to the next one; after the last there is none. */
const RETRY_AFTER_DAYS = [3, 5, 7];

/** Smaller sums cannot be charged: they go on the customer's balance, for the next invoice. */
const SMALLEST_CHARGE = 50;

interface Draft {
  readonly id: string;
  readonly customer: WireCustomer;
  readonly subscription: Pick<WireSubscription, 'id' | 'metadata' | 'automatic_tax' | 'currency'>;
  readonly reason:
    | 'subscription_create'
    | 'subscription_cycle'
    | 'subscription_update'
    | 'upcoming';
  readonly lines: readonly WireLine[];
  readonly period: Period;
}

const totalsOf = ({ customer, subscription, lines }: Draft) => {
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0);
  const country = subscription.automatic_tax.enabled ? customer.address?.country : undefined;
  const rate = taxRateOf(country);
  const tax = taxOn(subtotal, country);
  const total = subtotal + tax;
  const owed = total + customer.balance;
  const due = owed >= SMALLEST_CHARGE ? owed : 0;
  return {
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_excluding_tax: subtotal,
    total_taxes:
      rate === undefined
        ? []
        : [
            {
              amount: tax,
              tax_behavior: 'exclusive',
              tax_rate_details: { tax_rate: rate },
              taxability_reason: 'standard_rated',
              taxable_amount: subtotal,
              type: 'tax_rate_details' as const,
            },
          ],
    starting_balance: customer.balance,
    amount_due: due,
    amount_remaining: due,
    /** What is left on the customer's balance. */
    ending_balance: owed - due,
  };
};

/** An invoice that nothing was done with yet; it is not stored. */
export const draftInvoice = (books: Books, draft: Draft): WireInvoice => {
  const { id, customer, subscription, reason, lines, period } = draft;
  const automatic = subscription.automatic_tax.enabled;
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: books.settings.seller.name,
    account_tax_ids: null,
    ...totalsOf(draft),
    amount_overpaid: 0,
    amount_paid: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: automatic,
      liability: automatic ? { type: 'self' } : null,
      provider: automatic ? 'stripe' : null,
      status: automatic ? 'complete' : null,
    },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: books.at,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: lines.map((line) => ({ ...line, invoice: id })),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    test_clock: null,
    total_discount_amounts: [],
    total_pretax_credit_amounts: [],
    webhooks_delivered_at: null,
  };
};

/** Writes changes of an invoice. */
export const changeInvoice = async (
  books: Books,
  before: WireInvoice,
  changes: Partial<WireInvoice>,
): Promise<WireInvoice> => {
  const after = { ...before, ...changes };
  await books.put('invoice', after);
  return after;
};

const markPaid = async (
  books: Books,
  invoice: WireInvoice,
  attempt: Pick<WireInvoice, 'attempt_count' | 'attempted'>,
): Promise<WireInvoice> => {
  const paid = await changeInvoice(books, invoice, {
    ...attempt,
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: books.at },
  });
  await books.emit('invoice.paid', paid);
  await books.emit('invoice.payment_succeeded', paid);
  return paid;
};

/**
 * Numbers and stores a draft, and takes from the customer's balance what it uses of it. With nothing to
 * pay it is paid.
 */
export const issueInvoice = async (books: Books, draft: WireInvoice): Promise<WireInvoice> => {
  const customer = await customerOf(books, draft.customer ?? '');
  const sequence = customer.next_invoice_sequence ?? 1;
  await changeCustomer(books, customer, {
    balance: draft.ending_balance ?? 0,
    currency: draft.currency,
    next_invoice_sequence: sequence + 1,
  });
  const address = `${books.settings.appUrl}/sandbox/invoice/${draft.id}`;
  await books.emit('invoice.created', draft);
  const open = await changeInvoice(books, draft, {
    status: 'open',
    number: `${customer.invoice_prefix ?? 'SANDBOX'}-${String(sequence).padStart(4, '0')}`,
    effective_at: books.at,
    hosted_invoice_url: address,
    invoice_pdf: `${address}/pdf`,
    status_transitions: { ...draft.status_transitions, finalized_at: books.at },
  });
  await books.emit('invoice.finalized', open);
  return open.amount_due === 0
    ? markPaid(books, open, { attempt_count: 0, attempted: true })
    : open;
};

/** How an invoice's payment is attempted. */
export interface Collection {
  /** Instead of the subscription's or the customer's own. */
  readonly paymentMethod?: string | null | undefined;
  readonly isAuthenticated?: boolean;
  /** Whether failed attempts are followed by others, as at renewals. */
  readonly retries: boolean;
}

export interface Collected {
  readonly invoice: WireInvoice;
  readonly outcome: Paid['kind'];
  readonly refusal?: Exclude<Paid, { kind: 'paid' }>['refusal'];
  /** Whether this was the last attempt, and it failed. */
  readonly isExhausted: boolean;
}

/** Tries to take the money of an open invoice. */
export const collectInvoice = async (
  books: Books,
  invoice: WireInvoice,
  { paymentMethod, isAuthenticated = false, retries }: Collection,
): Promise<Collected> => {
  if (invoice.status === 'paid') return { invoice, outcome: 'paid', isExhausted: false };
  const customer = await customerOf(books, invoice.customer ?? '');
  const owner = invoice.parent?.subscription_details?.subscription ?? '';
  const subscription = await books.find('subscription', owner);
  const id =
    paymentMethod ??
    subscription?.default_payment_method ??
    customer.invoice_settings.default_payment_method;
  const method = await books.find('payment_method', id ?? '');
  const paid = await pay(books, invoice, { method, isAuthenticated });
  const attempt = { attempt_count: invoice.attempt_count + 1, attempted: true };
  if (paid.kind === 'paid') {
    return {
      invoice: await markPaid(books, invoice, attempt),
      outcome: 'paid',
      isExhausted: false,
    };
  }
  const days = retries ? RETRY_AFTER_DAYS[invoice.attempt_count] : undefined;
  const failed = await changeInvoice(books, invoice, {
    ...attempt,
    next_payment_attempt: days === undefined ? null : books.at + days * DAY,
  });
  await books.emit('invoice.payment_failed', failed);
  if (paid.kind === 'requires-action') await books.emit('invoice.payment_action_required', failed);
  return {
    invoice: failed,
    outcome: paid.kind,
    refusal: paid.refusal,
    isExhausted: retries && days === undefined,
  };
};

/** An invoice that is not to be paid any more. */
export const voidInvoice = async (books: Books, invoice: WireInvoice): Promise<void> => {
  const voided = await changeInvoice(books, invoice, {
    status: 'void',
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, voided_at: books.at },
  });
  await books.emit('invoice.voided', voided);
};
