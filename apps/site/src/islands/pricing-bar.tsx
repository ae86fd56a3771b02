import { SandboxBar } from '@wrenchwise/ui/sandbox-bar.tsx';

import { useOffers } from './use-offers.ts';

/** Says above the plans that no money moves, on a server without a payment provider. */
export function PricingBar() {
  return useOffers()?.payments === 'sandbox' ? <SandboxBar /> : null;
}
