import { PRICE_REGION_IDS, type PriceRegionId } from '@wrenchwise/knowledge/price-regions';
import type { ReactNode } from 'react';

interface Props {
  /** An inline element among words, else a block. */
  readonly inline?: true;
  readonly children: (region: PriceRegionId) => ReactNode;
}

/**
 * The same prices for each region, written into the page: the style sheet shows those of the reader's,
 * which the head's script has set before the first paint. So nothing moves, and nothing waits for a script.
 */
export function ByRegion({ inline, children }: Props) {
  const Part = inline ? 'span' : 'div';
  return PRICE_REGION_IDS.map((region) => (
    <Part key={region} data-prices={region}>
      {children(region)}
    </Part>
  ));
}
