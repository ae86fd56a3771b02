import {
  PRICE_REGION_IDS,
  PRICE_REGIONS,
  type PriceRegionId,
} from '@wrenchwise/knowledge/price-regions';
import { Select } from '@wrenchwise/ui/select.tsx';
import { useId, useSyncExternalStore } from 'react';

const KEPT_AS = 'wrenchwise.price-region';
const CHANGED = 'wrenchwise:price-region';
/** What the style sheet shows where no script has said otherwise. */
const HOME_REGION = 'uk' satisfies PriceRegionId;

const shown = (): PriceRegionId => {
  const { priceRegion } = document.documentElement.dataset;
  return PRICE_REGION_IDS.find((id) => id === priceRegion) ?? HOME_REGION;
};

const subscribe = (tell: () => void): (() => void) => {
  addEventListener(CHANGED, tell);
  return () => removeEventListener(CHANGED, tell);
};

const choose = (region: string): void => {
  document.documentElement.dataset['priceRegion'] = region;
  try {
    localStorage.setItem(KEPT_AS, region);
  } catch {
    // Storage may be off or full: the choice then lasts as long as the page.
  }
  dispatchEvent(new Event(CHANGED));
};

/** Whose prices the page shows. The head's script has guessed it from the time zone. */
export function PriceRegion() {
  const id = useId();
  const region = useSyncExternalStore(subscribe, shown, () => HOME_REGION);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 print:hidden">
      <label htmlFor={id} className="text-sm font-label">
        Prices for
      </label>
      <div className="w-56">
        <Select id={id} value={region} onChange={(event) => choose(event.target.value)}>
          {PRICE_REGION_IDS.map((one) => (
            <option key={one} value={one}>
              {PRICE_REGIONS[one].name}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
