import { SandboxBar } from '@wrenchwise/ui/sandbox-bar.tsx';

import { useOffers } from './use-offers.ts';

/**
 * Says above the plans that no money moves, on a server without a payment provider. It comes after
 * the page and takes the room above the title, so that nothing moves.
 */
export function PricingBar() {
  if (useOffers()?.payments !== 'sandbox') return null;
  return (
    <div className="relative">
      <div className="absolute inset-x-0 top-0">
        <SandboxBar />
      </div>
    </div>
  );
}
