import { CostRange } from '@wrenchwise/car-ui/cost-range.tsx';
import { formatCents, formatRange } from '@wrenchwise/domain/money';
import { PRICE_REGIONS } from '@wrenchwise/knowledge/price-regions';
import { House, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';

import { ByRegion } from '~/lib/by-region.tsx';

import type { GuidePageData, GuidePrices } from './guides.server.ts';

type Guide = GuidePageData['guide'];

/** What it costs at home and at a garage, on one scale, case by case, and whose prices those are. */
export function GuideCost({ guide, region }: { guide: Guide; region?: ReactNode }) {
  return (
    <>
      {region}
      <ByRegion>{(id) => <Prices guide={guide} prices={guide.prices[id]} />}</ByRegion>
    </>
  );
}

function Prices({ guide, prices }: { guide: Guide; prices: GuidePrices }) {
  const { low, high } = guide.labourHours;
  const { cost, pricing, cases } = prices;
  const hours = low === high ? `${low}` : `${low}–${high}`;
  return (
    <div className="mt-5">
      <CostRange
        currency={pricing.currency}
        rows={[
          {
            id: 'diy',
            label: guide.difficulty === 'workshop' ? 'The parts alone' : 'Doing it yourself',
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
      {cases.length > 0 && <Cases cases={cases} currency={pricing.currency} />}
      <p className="mt-4 text-sm text-faint">
        Estimates for the {PRICE_REGIONS[pricing.region].name}, tax included, with an independent
        garage at {formatCents(pricing.labourCentsPerHour, { currency: pricing.currency })} an hour.
        A diagnosis of your own tells them for your garage’s rate.
      </p>
    </div>
  );
}

const HEAD = 'caption px-4 py-2.5 text-left';
const CELL = 'figures px-4 py-3 align-top whitespace-nowrap';

/** The same case by case: none of these ranges is wider than 1:5. */
function Cases({ cases, currency }: { cases: GuidePrices['cases']; currency: string }) {
  const told = (range: GuidePrices['cases'][number]['diy']) =>
    range.high === 0 ? 'Nothing' : formatRange(range, { currency, whole: true });
  return (
    <div className="mt-5 overflow-x-auto rounded-lg border border-line bg-surface">
      <table className="w-full text-sm">
        <caption className="px-4 pt-3 text-left font-semibold">Case by case</caption>
        <thead className="border-b border-line">
          <tr>
            <th scope="col" className={HEAD}>
              Case
            </th>
            <th scope="col" className={HEAD}>
              Parts
            </th>
            <th scope="col" className={HEAD}>
              At a garage
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {cases.map(({ words, diy, professional }) => (
            <tr key={words}>
              <th scope="row" className="px-4 py-3 text-left align-top font-label">
                {words}
              </th>
              <td className={CELL}>{told(diy)}</td>
              <td className={CELL}>{told(professional)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
