import { CostRange } from '@wrenchwise/car-ui/cost-range.tsx';
import { CostCases } from '@wrenchwise/car-ui/guides/cost-cases.tsx';
import { PRICE_REGIONS } from '@wrenchwise/knowledge/price-regions';
import { formatHours } from '@wrenchwise/rules/duration';
import { formatCents } from '@wrenchwise/rules/money';
import { Link } from '@wrenchwise/ui/link.tsx';
import { House, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';

import { ByRegion } from '~/prices/by-region.tsx';

import type { GuidePageData, GuidePrices } from './guides.server.ts';

type Guide = GuidePageData['guide'];

/** What it costs at home and at a garage, by case where the cases are far apart, and whose prices those are. */
export function GuideCost({ guide, region }: { guide: Guide; region?: ReactNode }) {
  return (
    <>
      {region !== undefined && <div className="mt-4">{region}</div>}
      <ByRegion>{(id) => <Prices guide={guide} prices={guide.prices[id]} />}</ByRegion>
    </>
  );
}

function Prices({ guide, prices }: { guide: Guide; prices: GuidePrices }) {
  const { cost, pricing, cases } = prices;
  if (cost.professional.high === 0) {
    return (
      <p className="measure mt-5">
        Nothing. A franchised dealer repairs an open recall free of charge, whatever the age of the
        car and whoever owns it.
      </p>
    );
  }
  const hours = formatHours(guide.labourHours);
  const workshop = guide.difficulty === 'workshop';
  return (
    <div className="mt-5">
      {cases.length > 0 ? (
        <CostCases
          caption={`Case by case, with ${hours} of labour at a garage`}
          home="Parts"
          cases={cases.map((one) => ({
            words: one.words,
            home: one.diy,
            garage: one.professional,
          }))}
          currency={pricing.currency}
        />
      ) : (
        <CostRange
          currency={pricing.currency}
          rows={[
            // A garage's job without parts has no price of its own to compare.
            ...(workshop && cost.diy.high === 0
              ? []
              : [
                  {
                    id: 'diy',
                    label: workshop ? 'Parts only' : 'Doing it yourself',
                    note: cost.diy.high === 0 ? 'No parts to buy' : 'Parts, without tools',
                    icon: <House aria-hidden />,
                    range: cost.diy,
                  },
                ]),
            {
              id: 'professional',
              label: 'At a garage',
              note: cost.parts.high === 0 ? `${hours} of labour` : `Parts and ${hours} of labour`,
              icon: <Wrench aria-hidden />,
              range: cost.professional,
            },
          ]}
        />
      )}
      <p className="mt-4 text-sm text-faint">
        Estimates for {PRICE_REGIONS[pricing.region].inWords}, tax included, with an independent
        garage at {formatCents(pricing.labourCentsPerHour, { currency: pricing.currency })} an hour.
        Your own diagnosis works them out at your garage’s rate.
      </p>
      <p className="mt-3 text-sm">
        Have you been quoted a price?{' '}
        <Link to="/check" className="text-link">
          Check the quote line by line
        </Link>
        , free and without an account.
      </p>
    </div>
  );
}
