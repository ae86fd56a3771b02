import type { Books } from './books.ts';
import { DAY } from './calendar.ts';
import type { StripeRefusal } from './stripe-error.ts';
import type {
  WireCharge,
  WireDispute,
  WireInvoice,
  WirePaymentIntent,
  WirePaymentMethod,
} from './wire.ts';

/** A payment of what an invoice still asks for, not yet attempted. */
export const newIntent = (
  books: Books,
  invoice: WireInvoice,
  method: WirePaymentMethod | undefined,
): WirePaymentIntent => {
  const id = books.newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: invoice.amount_remaining,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${books.newId('sandbox')}`,
    confirmation_method: 'automatic',
    created: books.at,
    currency: invoice.currency,
    customer: invoice.customer,
    customer_account: null,
    description: 'Subscription payment',
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: method?.id ?? null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
};

const cardDetails = (method: WirePaymentMethod, amount: number) => {
  const card = method.card;
  return {
    type: 'card',
    card: {
      amount_authorized: amount,
      authorization_code: null,
      brand: card?.brand ?? null,
      checks: card?.checks ?? null,
      country: card?.country ?? null,
      electronic_commerce_indicator: null,
      exp_month: card?.exp_month ?? 0,
      exp_year: card?.exp_year ?? 0,
      fingerprint: card?.fingerprint ?? null,
      funding: card?.funding ?? null,
      installments: null,
      last4: card?.last4 ?? null,
      mandate: null,
      network: card?.brand ?? null,
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  };
};

/** What the network answered to a charge. */
const outcomeOf = (refusal: StripeRefusal | undefined): WireCharge['outcome'] => {
  const isPaid = refusal === undefined;
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: isPaid ? 'approved_by_network' : 'declined_by_network',
    reason: refusal?.error.decline_code ?? null,
    risk_level: 'normal',
    seller_message: isPaid ? 'Payment complete.' : 'The bank declined the payment.',
    type: isPaid ? 'authorized' : 'issuer_declined',
  };
};

/** An attempt to take the money; `refusal` says why it failed. */
export const chargeOf = (
  books: Books,
  intent: WirePaymentIntent,
  method: WirePaymentMethod,
  refusal: StripeRefusal | undefined,
): WireCharge => {
  const isPaid = refusal === undefined;
  return {
    id: books.newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'WRENCHWISE',
    captured: isPaid,
    created: books.at,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: refusal?.error.code ?? null,
    failure_message: refusal?.error.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: outcomeOf(refusal),
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: cardDetails(method, intent.amount),
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isPaid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
};

const EMPTY_EVIDENCE: WireDispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** How long a bank lets a shop answer a dispute. */
const ANSWER_DAYS = 9;

/** What a bank opens when the card's owner disputes a payment. */
export const disputeOf = (books: Books, charge: WireCharge): WireDispute => ({
  id: books.newId('du'),
  object: 'dispute',
  amount: charge.amount,
  balance_transactions: [],
  charge: charge.id,
  created: books.at,
  currency: charge.currency,
  enhanced_eligibility_types: [],
  evidence: EMPTY_EVIDENCE,
  evidence_details: {
    due_by: books.at + ANSWER_DAYS * DAY,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'not_submitted',
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: charge.payment_intent,
  reason: 'fraudulent',
  status: 'needs_response',
});
