import { PRICE_REGIONS, type PriceRegionId } from '@wrenchwise/knowledge/price-regions';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { Link } from '@wrenchwise/ui/link.tsx';
import type { ReactNode } from 'react';

import { ByRegion } from '~/prices/by-region.tsx';
import { RangeByRegion } from '~/prices/range-by-region.tsx';

import { CodeSection } from './code-section.tsx';
import type { CodePageData } from './codes.server.ts';

type Cost = NonNullable<CodePageData['cost']>;

/** What fixing it costs: the likeliest cause beside the middle four fifths over all that are listed. */
export function CodeCost({ page, region }: { page: CodePageData; region?: ReactNode }) {
  const { code, cost, causes, more } = page;
  const [leading] = causes;
  if (cost === undefined || leading === undefined) return null;
  const { likeliest, middle } = cost;
  const isAlone = causes.length + more.causes === 1;
  return (
    <CodeSection id="cost" title={`What does fixing ${code} cost?`}>
      {region}
      <p className="mt-4">
        <span className="figures text-xl font-bold">
          <RangeByRegion range={likeliest} />
        </span>{' '}
        <span className="text-soft">if it is: {lowerFirst(leading.name)}</span>
      </p>
      <ByRegion>{(id) => <Span cost={cost} id={id} />}</ByRegion>
      <p className="measure mt-3 text-sm text-faint">
        {!isAlone && (
          <>
            Across all the faults that we list for {code}, four repairs in five cost{' '}
            <RangeByRegion range={middle} />.{' '}
          </>
        )}
        Parts and labour at an independent garage in{' '}
        <ByRegion inline>{(id) => PRICE_REGIONS[id].inWords}</ByRegion>, tax included. These are
        estimates: ask for a quotation, and{' '}
        <Link to="/check" className="text-link">
          check it line by line
        </Link>
        .
      </p>
    </CodeSection>
  );
}

/** The same as a bar. */
function Span({ cost: { likeliest, middle }, id }: { cost: Cost; id: PriceRegionId }) {
  const end = Math.max(likeliest[id].high, middle[id].high) * 1.02;
  const at = (value: number) => `${(value / end) * 100}%`;
  const place = ({ low, high }: Cost['middle'][PriceRegionId]) => ({
    left: at(low),
    width: at(high - low),
  });
  return (
    <div
      aria-hidden
      className="relative mt-4 h-3 rounded-full bg-sunken ring-1 ring-line ring-inset"
    >
      <div
        className="absolute inset-y-1 min-w-1 rounded-full bg-line-strong"
        style={place(middle[id])}
      />
      <div
        className="absolute inset-y-0 min-w-1.5 rounded-full bg-accent"
        style={place(likeliest[id])}
      />
    </div>
  );
}
