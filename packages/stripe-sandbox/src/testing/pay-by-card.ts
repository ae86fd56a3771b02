import type { SandboxStripe } from '../sandbox-stripe.ts';
import { TEST_CARDS } from '../test-cards.ts';
import type { WireSession } from '../wire.ts';

/** Stripe's test cards by what they do. */
export const CARD = {
  good: '4242424242424242',
  mastercard: '5555555555554444',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  expired: '4000000000000069',
  wrongCode: '4000000000000127',
  authenticateOnce: '4000002500003155',
  authenticateAlways: '4000002760003184',
  failsWhenCharged: '4000000000000341',
  disputed: '4000000000000259',
} as const;

/**
 * Completes a checkout of the sandbox as its page would, through an authentication step where the card
 * asks for one. Throws a `StripeFailure` when the card is refused.
 */
export const payByCard = async (
  sandbox: Pick<SandboxStripe, 'submitCard' | 'answerAuthentication'>,
  sessionId: string,
  cardNumber: string,
  { country = 'GB' }: { country?: string } = {},
): Promise<WireSession> => {
  const card = TEST_CARDS.find(({ number }) => number === cardNumber);
  if (!card) throw new Error(`${cardNumber} is not a test card`);
  const submitted = await sandbox.submitCard(sessionId, {
    card,
    expMonth: 12,
    expYear: 2040,
    name: 'Sam Taylor',
    email: 'sam@example.com',
    country,
    postcode: 'SW1A 1AA',
  });
  return submitted.kind === 'complete'
    ? submitted.session
    : sandbox.answerAuthentication(sessionId, true);
};
