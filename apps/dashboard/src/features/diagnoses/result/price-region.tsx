import { t } from '@lingui/core/macro';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { knownCountry, pricesSentence } from '@wrenchwise/rules/place';
import { priceBasis } from '@wrenchwise/rules/price-basis';
import { Link } from 'react-router';

import { CountrySelect } from '~/ui/country-select.tsx';
import { usePlace } from '~/user-settings/user-settings.ts';

/** Whose prices a result shows, and the choice of another country for this and all other results. */
export function PriceRegion({ pricing }: Pick<Diagnosis, 'pricing'>) {
  const place = usePlace();
  const isNearest = !knownCountry(place.country).hasPrices;
  return (
    <div className="mt-3 border-t border-line pt-3">
      <p role="status" className="text-sm text-faint">
        {isNearest && `${pricesSentence(place)} `}
        {priceBasis(pricing)}.
      </p>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <CountrySelect
          label={t`Change country`}
          hint={t`For all your results, earlier ones as well.`}
          className="min-w-0 flex-1 basis-56"
        />
        <Link
          to="/dashboard/settings#repair-costs"
          prefetch="intent"
          className="text-link inline-flex min-h-9 items-center text-sm"
        >{t`Set your labour rate`}</Link>
      </div>
    </div>
  );
}
