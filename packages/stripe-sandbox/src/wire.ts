import type Stripe from 'stripe';

type Decimal = NonNullable<Stripe.Price['unit_amount_decimal']>;

/** What may be an id or the whole object is an id: only `expand` puts the object in its place. */
type Field<Value> = string extends Value ? Extract<Value, string | null | undefined> : Wire<Value>;

/**
 * An object of Stripe's API as it goes over the wire, nothing expanded, checked against the official
 * library's types: decimals are strings, references are ids.
 */
type Wire<T> = T extends Decimal
  ? string
  : T extends readonly (infer Item)[]
    ? Wire<Item>[]
    : T extends object
      ? { [Key in keyof T]: Field<T[Key]> }
      : T;

export type WireAddress = Wire<Stripe.Address>;
export type WireCharge = Wire<Stripe.Charge>;
export type WireCustomer = Wire<Stripe.Customer>;
export type WireDispute = Wire<Stripe.Dispute>;
export type WireInvoice = Wire<Stripe.Invoice>;
type WireInvoicePayment = Wire<Stripe.InvoicePayment>;
export type WireLine = Wire<Stripe.InvoiceLineItem>;
export type WirePaymentIntent = Wire<Stripe.PaymentIntent>;
export type WirePaymentMethod = Wire<Stripe.PaymentMethod>;
export type WirePortalSession = Wire<Stripe.BillingPortal.Session>;
export type WirePrice = Wire<Stripe.Price>;
export type WireProduct = Wire<Stripe.Product>;
export type WireRefund = Wire<Stripe.Refund>;
export type WireSession = Wire<Stripe.Checkout.Session>;
export type WireSubscription = Wire<Stripe.Subscription>;

/** An event as it is stored and delivered: a copy of the object at that moment. */
export interface WireEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: Stripe.LatestApiVersion;
  readonly created: number;
  readonly data: { readonly object: object; readonly previous_attributes?: object };
  readonly livemode: false;
  readonly pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
  readonly type: Stripe.Event['type'];
}

/** The answer that an `Idempotency-Key` had. */
interface KeptAnswer {
  readonly id: string;
  readonly asked: string;
  readonly status: number;
  readonly body: string;
}

/** Proration lines that wait for the next invoice of their subscription. */
interface PendingLine {
  readonly id: string;
  readonly subscription: string;
  readonly line: WireLine;
}

/** `customer.subscription.trial_will_end` of a trial: once, three days before its end. */
interface TrialNotice {
  readonly id: string;
  readonly subscription: string;
  readonly due: number | null;
}

/** What a checkout or a portal remembers while its card is being authenticated. No card number. */
interface CardAttempt {
  readonly id: string;
  readonly paymentMethod: string;
}

/** A checkout session's instructions for its subscription. */
export interface SessionPlan {
  readonly id: string;
  readonly price: string;
  readonly quantity: number;
  readonly trialDays: number | null;
  readonly trialEnd: number | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly missingPaymentMethod: 'cancel' | 'create_invoice' | 'pause';
  readonly collectsAddress: boolean;
}

/** Every kind of object that the sandbox stores. */
export interface SandboxObjects {
  readonly 'billing_portal.session': WirePortalSession;
  readonly 'checkout.session': WireSession;
  readonly card_attempt: CardAttempt;
  readonly charge: WireCharge;
  readonly customer: WireCustomer;
  readonly dispute: WireDispute;
  readonly event: WireEvent;
  readonly invoice: WireInvoice;
  readonly invoice_payment: WireInvoicePayment;
  readonly kept_answer: KeptAnswer;
  readonly payment_intent: WirePaymentIntent;
  readonly payment_method: WirePaymentMethod;
  readonly pending_line: PendingLine;
  readonly refund: WireRefund;
  readonly session_plan: SessionPlan;
  readonly subscription: WireSubscription;
  readonly trial_notice: TrialNotice;
}

export type SandboxKind = keyof SandboxObjects;
