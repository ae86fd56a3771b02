import { ClosingCall } from '~/features/marketing/closing-call.tsx';

import { useIsSignedIn } from './use-is-signed-in.ts';

/** The last word of the pricing page: a user goes on to a diagnosis, a visitor to signing up. */
export function PricingClosing() {
  return <ClosingCall signedIn={useIsSignedIn()} />;
}
