import { CostCases } from '@wrenchwise/car-ui/guides/cost-cases.tsx';
import { PRICE_REGIONS } from '@wrenchwise/knowledge/price-regions';
import { Link } from '@wrenchwise/ui/link.tsx';
import type { ReactNode } from 'react';

import { ByRegion } from '~/prices/by-region.tsx';

import type { JobPageData, JobPrices } from './guides.server.ts';

/** What a job costs at home and at a garage, case by case, and whose prices those are. */
export function JobCosts({ job, region }: { job: JobPageData['job']; region?: ReactNode }) {
  return (
    <>
      {region !== undefined && <div className="mt-4">{region}</div>}
      <ByRegion>{(id) => <Prices prices={job.prices[id]} />}</ByRegion>
    </>
  );
}

function Prices({ prices: { costs, pricing } }: { prices: JobPrices }) {
  return (
    <>
      <CostCases
        home="Yourself"
        cases={costs.map((one) => ({ words: one.case, home: one.diy, garage: one.garage }))}
        currency={pricing.currency}
      />
      <p className="mt-4 text-sm text-faint">
        Estimates for {PRICE_REGIONS[pricing.region].inWords}, tax included, without tools that you
        keep. Have you been quoted more?{' '}
        <Link to="/check" className="text-link">
          Check the quote
        </Link>
        .
      </p>
    </>
  );
}
