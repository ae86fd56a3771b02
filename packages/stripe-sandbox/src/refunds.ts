import type { Books } from './books.ts';
import { invalid, missing } from './stripe-error.ts';
import type { WireCharge, WireRefund } from './wire.ts';

interface RefundWanted {
  readonly charge: string | undefined;
  readonly intent: string | undefined;
  /** Cents; all that is left by default. */
  readonly amount: number | undefined;
  readonly reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null;
  readonly metadata: Readonly<Record<string, string>>;
}

const inDollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

const chargeOf = async (
  books: Books,
  { charge, intent }: Pick<RefundWanted, 'charge' | 'intent'>,
): Promise<WireCharge> => {
  if (charge === undefined && intent === undefined) {
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const payment = intent === undefined ? undefined : await books.find('payment_intent', intent);
  if (intent !== undefined && !payment) throw missing('payment_intent', intent, 'payment_intent');
  const id = charge ?? payment?.latest_charge ?? '';
  const found = await books.find('charge', id);
  if (!found) throw missing('charge', id, 'charge');
  return found;
};

/** Gives back a payment, or a part of it. */
export const refund = async (books: Books, wanted: RefundWanted): Promise<WireRefund> => {
  const charge = await chargeOf(books, wanted);
  const left = charge.amount_captured - charge.amount_refunded;
  if (charge.disputed) {
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = wanted.amount ?? left;
  if (amount > left) {
    throw invalid(
      `Refund amount (${inDollars(amount)}) is greater than unrefunded amount on charge (${inDollars(left)})`,
      { param: 'amount' },
    );
  }
  const made: WireRefund = {
    id: books.newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: books.at,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: { ...wanted.metadata },
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: wanted.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  const refunded = charge.amount_refunded + amount;
  const after: WireCharge = {
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount_captured,
  };
  await books.put('refund', made);
  await books.put('charge', after);
  await books.emit('refund.created', made);
  await books.emit('charge.refunded', after, { amount_refunded: charge.amount_refunded });
  return made;
};
