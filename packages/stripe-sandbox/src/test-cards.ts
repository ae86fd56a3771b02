import { createHash } from 'node:crypto';

import type { StripeRefusal } from './stripe-error.ts';
import { cardRefusal } from './stripe-error.ts';

/** Stripe's test cards and their outcomes (https://docs.stripe.com/testing). */

const declined = (declineCode: string, message = 'Your card was declined.'): StripeRefusal =>
  cardRefusal({ code: 'card_declined', decline_code: declineCode, message });

export interface TestCard {
  readonly number: string;
  /** What it is for, as the checkout page lists it. */
  readonly outcome: string;
  readonly brand: 'visa' | 'mastercard' | 'amex';
  /** Why it cannot be saved or charged at all. */
  readonly refusedAt?: 'attaching' | 'charging';
  readonly refusal?: StripeRefusal;
  /** 'setup': once, when it is saved; 'always': at every payment, so that renewals wait for it. */
  readonly authentication?: 'setup' | 'always';
  /** Its payments succeed and are then disputed. */
  readonly isDisputed?: true;
}

const refused = (
  number: string,
  outcome: string,
  refusal: StripeRefusal,
  refusedAt: 'attaching' | 'charging' = 'attaching',
): TestCard => ({ number, outcome, brand: 'visa', refusal, refusedAt });

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', outcome: 'Payment succeeds', brand: 'visa' },
  { number: '5555555555554444', outcome: 'Payment succeeds (Mastercard)', brand: 'mastercard' },
  { number: '378282246310005', outcome: 'Payment succeeds (American Express)', brand: 'amex' },
  {
    number: '4000002500003155',
    outcome: 'Asks for authentication once',
    brand: 'visa',
    authentication: 'setup',
  },
  {
    number: '4000002760003184',
    outcome: 'Asks for authentication at every payment',
    brand: 'visa',
    authentication: 'always',
  },
  refused('4000000000000002', 'Declined', declined('generic_decline')),
  refused(
    '4000000000009995',
    'Insufficient funds',
    declined('insufficient_funds', 'Your card has insufficient funds.'),
  ),
  refused(
    '4000000000000069',
    'Expired card',
    cardRefusal({
      code: 'expired_card',
      message: 'Your card has expired.',
      param: 'exp_month',
    }),
  ),
  refused(
    '4000000000000127',
    'Wrong security code',
    cardRefusal({
      code: 'incorrect_cvc',
      message: "Your card's security code is incorrect.",
      param: 'cvc',
    }),
  ),
  refused(
    '4000000000000119',
    'Processing error',
    cardRefusal({
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    }),
  ),
  refused(
    '4000000000000341',
    'Is saved, then every payment fails',
    declined('generic_decline'),
    'charging',
  ),
  {
    number: '4000000000000259',
    outcome: 'Payment succeeds and is disputed',
    brand: 'visa',
    isDisputed: true,
  },
];

/** A card number as its digits only. */
export const digitsOf = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

/** The Luhn check of a number of 12 to 19 digits. */
export const isCardNumber = (digits: string): boolean => {
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    const value = Number(digits.at(-1 - i)) * (i % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
};

/** The same for every use of one number, and the number cannot be read from it. */
export const fingerprintOf = (digits: string): string =>
  createHash('sha256').update(`sandbox card ${digits}`).digest('base64url').slice(0, 16);

const BY_FINGERPRINT = new Map(TEST_CARDS.map((card) => [fingerprintOf(card.number), card]));

/** The test card of a fingerprint: cards are stored without their number. */
export const cardOfFingerprint = (fingerprint: string): TestCard | undefined =>
  BY_FINGERPRINT.get(fingerprint);

/** '4242 4242 4242 4242'; of American Express 4, 6 and 5 digits. */
export const grouped = (digits: string): string =>
  digits.replace(
    digits.length === 15 ? /^(\d{4})(\d{6})(\d{5})$/ : /(\d{4})(?=\d)/g,
    digits.length === 15 ? '$1 $2 $3' : '$1 ',
  );
