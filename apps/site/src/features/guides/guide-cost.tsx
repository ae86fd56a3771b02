import { CostRange } from '@wrenchwise/car-ui/cost-range.tsx';
import { formatCents } from '@wrenchwise/domain/money';
import { PRICE_REGIONS } from '@wrenchwise/knowledge/price-regions';
import { House, Wrench } from 'lucide-react';

import type { GuidePageData } from './guides.server.ts';

/** What it costs at home and at a garage, on one scale, and whose prices those are. */
export function GuideCost({ guide }: { guide: GuidePageData['guide'] }) {
  const { cost, labourHours, pricing, difficulty } = guide;
  const { low, high } = labourHours;
  const hours = low === high ? `${low}` : `${low}–${high}`;
  return (
    <>
      <CostRange
        currency={pricing.currency}
        rows={[
          {
            id: 'diy',
            label: difficulty === 'workshop' ? 'The parts alone' : 'Doing it yourself',
            note: 'Parts, without tools',
            icon: <House aria-hidden />,
            range: cost.diy,
          },
          {
            id: 'professional',
            label: 'At a garage',
            note: `Parts and ${hours} h of labour`,
            icon: <Wrench aria-hidden />,
            range: cost.professional,
          },
        ]}
      />
      <p className="mt-4 text-sm text-faint">
        Estimates for the {PRICE_REGIONS[pricing.region].name}, tax included, with an independent
        garage at {formatCents(pricing.labourCentsPerHour, { currency: pricing.currency })} an hour.
        A diagnosis of your own tells them for your region and your garage’s rate.
      </p>
    </>
  );
}
