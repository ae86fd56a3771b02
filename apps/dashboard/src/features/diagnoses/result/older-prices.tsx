import { t } from '@lingui/core/macro';
import { PRICE_REGIONS } from '@wrenchwise/knowledge/price-regions';
import type { Cause } from '@wrenchwise/rules/diagnosis';

/** Says of a cause that its prices could not be shown for the user's region. */
export function OlderPrices({ cause: { pricing } }: { cause: Cause }) {
  if (!pricing) return null;
  return (
    <p className="mt-3 text-sm text-soft">{t`These prices stay those for ${PRICE_REGIONS[pricing.region].inWords}: what we know of this repair has changed since the diagnosis was made.`}</p>
  );
}
