import { presentError } from '@wrenchwise/client/present-error.ts';
import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import { priceBasis } from '@wrenchwise/domain/price-basis';
import {
  PRICE_REGION_IDS,
  PRICE_REGIONS,
  type PriceRegionId,
} from '@wrenchwise/knowledge/price-regions';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { Link } from 'react-router';

import { currencySign } from '~/lib/currency-sign.ts';

import { useChangePriceRegion } from './price-region.queries.ts';

const idOf = (value: string): PriceRegionId | undefined =>
  PRICE_REGION_IDS.find((id) => id === value);

/** Whose prices a result tells, and the choice of another region for this and all other results. */
export function PriceRegion({ pricing }: Pick<Diagnosis, 'pricing'>) {
  const change = useChangePriceRegion();
  const failure = change.error && presentError(change.error).message;
  return (
    <div className="mt-3 border-t border-line pt-3">
      <p className="text-sm text-faint">{priceBasis(pricing)}.</p>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <Field
          label="Change region"
          hint="For all your results, earlier ones as well."
          error={failure ?? undefined}
          className="min-w-0 flex-1 basis-56"
        >
          {(control) => (
            <Select
              {...control}
              aria-busy={change.isPending}
              value={change.isPending ? change.variables : pricing.region}
              onChange={({ target }) => {
                const region = idOf(target.value);
                if (region) change.mutate(region);
              }}
            >
              {PRICE_REGION_IDS.map((id) => (
                <option key={id} value={id}>
                  {PRICE_REGIONS[id].name} ({currencySign(PRICE_REGIONS[id].currency)})
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Link
          to="/dashboard/settings#repair-costs"
          prefetch="intent"
          className="text-link inline-flex min-h-9 items-center text-sm"
        >
          Set your labour rate
        </Link>
      </div>
      <p role="status" className="sr-only">
        {change.isSuccess && `${priceBasis(pricing)}.`}
      </p>
    </div>
  );
}
