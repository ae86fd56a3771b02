import type { SubscriptionStatus } from '@wrenchwise/rules/subscription';

import type { BillLine } from './bill-lines.ts';

/** A card as it may be shown. */
export interface Card {
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  /** The same for the same number, in whoever's hands; null where the provider does not tell. */
  readonly fingerprint: string | null;
}

/** A subscription as the provider has it. */
export interface ProviderSubscription {
  readonly id: string;
  readonly status: SubscriptionStatus;
  readonly itemId: string;
  readonly priceId: string;
  /** The plan that it was bought as, noted by us: prices come and go. */
  readonly notedPlan: string | null;
  readonly createdAt: Date;
  readonly periodStart: Date;
  /** When what is paid for ends: the period's end, or earlier where it was ended earlier. */
  readonly periodEnd: Date;
  /** Whether it runs and will end by itself: it was cancelled. */
  readonly isEnding: boolean;
  readonly canceledAt: Date | null;
  readonly endedAt: Date | null;
  readonly trialStart: Date | null;
  readonly trialEnd: Date | null;
  /** Whether its trial was ended at once, because the card had had one. */
  readonly isTrialRefused: boolean;
  readonly cancelReason: string | null;
  readonly cancelComment: string | null;
  readonly card: Card | null;
}

/** A bill, its money in integer cents. */
export interface ProviderInvoice {
  readonly id: string;
  readonly subscriptionId: string | null;
  readonly number: string | null;
  readonly date: Date;
  readonly total: number;
  readonly tax: number;
  /** What is still to be paid; 0 for what is settled or void. */
  readonly due: number;
  readonly paid: number;
  readonly refunded: number;
  /** In capitals. */
  readonly currency: string;
  /** 'paid', 'pending', 'failed' (a payment was tried), 'void', 'uncollectible'. */
  readonly status: string;
  readonly lines: readonly BillLine[];
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly url: string | null;
  readonly pdfUrl: string | null;
}

/** A bill with what it is for: 'Premium, monthly, from … to …'. */
export interface NamedInvoice extends ProviderInvoice {
  readonly description: string;
}

/** Money that went back, or that its payer disputes. */
export interface ProviderIncident {
  readonly kind: 'refund' | 'dispute';
  readonly id: string;
  readonly invoiceId: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly status: string;
  readonly reason: string | null;
  readonly occurredAt: Date;
}

/** All that the provider says of a customer, at one reading. */
export interface CustomerSnapshot {
  /** The one that counts; null for a customer who never subscribed. */
  readonly subscription: ProviderSubscription | null;
  /** Others that run beside it, which nobody should have. */
  readonly others: readonly ProviderSubscription[];
  readonly invoices: readonly ProviderInvoice[];
  readonly incidents: readonly ProviderIncident[];
}

const RANK: Readonly<Record<SubscriptionStatus, number>> = {
  active: 7,
  trialing: 7,
  past_due: 6,
  unpaid: 5,
  paused: 4,
  incomplete: 3,
  canceled: 2,
  incomplete_expired: 1,
};

/** Whether it bills, or would once a bill is paid: a second one would be paid twice. */
export const isRunning = ({ status, endedAt }: ProviderSubscription): boolean =>
  endedAt === null && RANK[status] >= RANK.paused;

/** The subscription that counts first: what runs before what ended, then the newest. */
export const byImportance = (a: ProviderSubscription, b: ProviderSubscription): number =>
  RANK[b.status] - RANK[a.status] || b.createdAt.getTime() - a.createdAt.getTime();
