import { Link } from '@wrenchwise/ui/link.tsx';

import { fuelsText, yearsInWords } from './figures.ts';
import type { KnownFault } from './known-faults.server.ts';
import { SpecificationSection } from './specification-section.tsx';

/** 'twice', '1.4 times'. */
const timesText = (factor: number): string => {
  const figure = factor.toFixed(1).replace(/\.0$/, '');
  return figure === '2' ? 'twice' : `${figure} times`;
};

const whyOf = ({ factor, isOfModel, years, source, onlyFuels }: KnownFault, make: string): string =>
  [
    isOfModel ? 'On this model' : `On ${make} cars`,
    onlyFuels.length === 0 ? '' : ` (${fuelsText(onlyFuels)} only)`,
    years === undefined ? '' : `${isOfModel ? ', ' : ' of '}${yearsInWords(...years)}`,
    isOfModel ? '' : ' in general',
    `, this is about ${timesText(factor)} as common as on other cars. `,
    `Why we list it: ${source}.`,
  ].join('');

/** The page of a family of codes is that of its first. */
const firstOf = (code: string): string => code.replace(/^P030x$/, 'P0301').replace(/x$/, '0');

/** 'P0301 to P0308' for the family of the cylinders, 'P0750 to P0759' for any other. */
const codeText = (code: string): string =>
  code.endsWith('x') ? `${firstOf(code)} to ${code.slice(0, -1)}${code === 'P030x' ? 8 : 9}` : code;

function FaultList({ make, faults }: { make: string; faults: readonly KnownFault[] }) {
  return (
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
                to={`/codes/${firstOf(code)}`}
                className="text-link figures inline-flex min-h-8 items-center"
              >
                {codeText(code)}
              </Link>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Faults that the knowledge names as more common on the model, with their codes and guides. */
export function KnownForSection({ make, faults }: { make: string; faults: readonly KnownFault[] }) {
  const ofModel = faults.filter(({ isOfModel }) => isOfModel);
  const ofMake = faults.filter(({ isOfModel }) => !isOfModel);
  return (
    <SpecificationSection
      id="known-for"
      title={
        ofModel.length > 0 ? 'What this model is known for' : `What ${make} cars are known for`
      }
      lead={`${ofModel.length > 0 ? 'Faults that we list as more common on this model than on others' : `Faults that we list as more common on ${make} cars in general than on others, so that this model need not have them`}. The figures are our estimates from the sources given, and most cars never have these faults.`}
    >
      {ofModel.length > 0 && <FaultList make={make} faults={ofModel} />}
      {ofModel.length > 0 && ofMake.length > 0 && (
        <h3 className="mt-8 mb-3 text-lg">More common on {make} cars in general</h3>
      )}
      {ofMake.length > 0 && <FaultList make={make} faults={ofMake} />}
      <p className="measure mt-4 text-soft print:hidden">
        Is one for sale?{' '}
        <Link to="/dashboard/before-buying" className="text-link">
          Look at it before buying
        </Link>
        : step by step, at the car, and how much to ask off the price.
      </p>
    </SpecificationSection>
  );
}
