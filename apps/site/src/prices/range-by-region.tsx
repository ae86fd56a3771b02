import { PRICE_REGIONS } from '@wrenchwise/knowledge/price-regions';
import type { RegionalRange } from '@wrenchwise/library/codes/code-page';
import { formatRange } from '@wrenchwise/rules/money';

import { ByRegion } from './by-region.tsx';

/** '$390–$2,680' among words, in the money of the reader's region. */
export function RangeByRegion({ range }: { range: RegionalRange }) {
  return (
    <ByRegion inline>
      {(id) => formatRange(range[id], { currency: PRICE_REGIONS[id].currency, whole: true })}
    </ByRegion>
  );
}
