import { Link } from '@wrenchwise/ui/link.tsx';

import { fuelsText, yearsText } from './figures.ts';
import type { KnownFault } from './known-faults.server.ts';
import { SpecificationSection } from './specification-section.tsx';

const whyOf = ({ factor, isOfModel, years, source, onlyFuels }: KnownFault, make: string): string =>
  [
    isOfModel ? 'On this model' : `On ${make} cars in general`,
    onlyFuels.length === 0 ? '' : ` (${fuelsText(onlyFuels)} only)`,
    years === undefined ? '' : ` of ${yearsText(...years)}`,
    `, about ${factor.toFixed(1).replace(/\.0$/, '')} times as common as on other cars. `,
    `Based on: ${source}.`,
  ].join('');

/** Faults that the knowledge names as more common on the model, with their codes and guides. */
export function KnownForSection({ make, faults }: { make: string; faults: readonly KnownFault[] }) {
  return (
    <SpecificationSection
      id="known-for"
      title="What this car is known for"
      lead="Faults that we list as more common on this model, or on this make, than on others. The figures are our estimates from the sources given, and most cars never have these faults."
    >
      <ul className="divide-y divide-line border-y border-line">
        {faults.map((fault) => (
          <li key={fault.id} className="py-4">
            <h3 className="text-base">{fault.name}</h3>
            <p className="measure mt-1 text-soft">{fault.summary}</p>
            <p className="mt-1 text-sm text-faint">{whyOf(fault, make)}</p>
            <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
              <Link to={fault.guide.path} className="text-link inline-flex min-h-8 items-center">
                {fault.guide.title}
              </Link>
              {fault.codes.map((code) => (
                <Link
                  key={code}
                  to={`/codes/${code.replace(/x$/, '0')}`}
                  className="text-link figures inline-flex min-h-8 items-center"
                >
                  {code}
                </Link>
              ))}
            </p>
          </li>
        ))}
      </ul>
      <p className="measure mt-4 text-soft print:hidden">
        Is one for sale?{' '}
        <Link to="/dashboard/before-buying" className="text-link">
          Look at it before buying
        </Link>
        : step by step, at the car, with what it may be worth asking off the price.
      </p>
    </SpecificationSection>
  );
}
