import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatRange } from '@wrenchwise/car-ui/words/money.ts';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { Cause, CausePart } from '@wrenchwise/rules/diagnosis';
import type { MoneyRange } from '@wrenchwise/rules/money-range';
import { type Column, Table } from '@wrenchwise/ui/table.tsx';
import { Link } from 'react-router';

import { planLink } from './plan-link.ts';
import { pricingOf } from './price-basis.ts';

/** Where a part is searched; undefined: nowhere. */
type SearchUrlOf = (part: string) => string | undefined;

const nowhere: SearchUrlOf = () => undefined;

const columnsFor = (
  plan: Diagnosis['plan'],
  currency: string,
  knowsRisk: boolean,
  searchUrlOf: SearchUrlOf,
): Column<CausePart>[] => {
  const told = (range: MoneyRange) => formatRange(range, { currency, whole: true });
  return [
    {
      id: 'name',
      title: t`Part`,
      cell: (part) => <PartName part={part} plan={plan} searchUrl={searchUrlOf(part.name)} />,
    },
    {
      id: 'price',
      title: t`Price`,
      align: 'end',
      cell: (part) => <span className="whitespace-nowrap">{told(part)}</span>,
    },
    ...(knowsRisk ? [atRiskColumn(told)] : []),
  ];
};

const atRiskColumn = (told: (range: MoneyRange) => string): Column<CausePart> => ({
  id: 'at-risk',
  title: t`Money at risk`,
  align: 'end',
  cell: ({ atRisk }) => (
    <span className="font-semibold whitespace-nowrap">{atRisk ? told(atRisk) : '–'}</span>
  ),
});

interface Props {
  caption: string;
  cause: Cause;
  diagnosis: Diagnosis;
  searchUrlOf?: SearchUrlOf;
}

/** The parts of a repair: the price of each, what buying it now would risk, and what to check first. */
export function PartsTable({ caption, cause, diagnosis, searchUrlOf = nowhere }: Props) {
  // Answers of an older release know prices only.
  const knowsRisk = cause.parts.some((part) => part.atRisk);
  return (
    <Table
      caption={caption}
      rows={cause.parts}
      rowKey={(part) => part.name}
      columns={columnsFor(
        diagnosis.plan,
        pricingOf(diagnosis, cause).currency,
        knowsRisk,
        searchUrlOf,
      )}
    />
  );
}

interface PartNameProps {
  part: CausePart;
  plan: Diagnosis['plan'];
  searchUrl: string | undefined;
}

function PartName({ part, plan, searchUrl }: PartNameProps) {
  const check = part.justifiedBy;
  return (
    <>
      <span className="block font-label">
        {part.name}
        {part.ifNeeded && <span className="font-normal text-faint">{t` (if needed)`}</span>}
      </span>
      {check && (
        <span className="mt-0.5 block text-sm text-faint">
          {t`First:`}{' '}
          {plan.some((step) => step.id === check.stepId) ? (
            <Link to={planLink(check.stepId)} preventScrollReset className="text-link">
              {check.title}
            </Link>
          ) : (
            check.title
          )}
        </span>
      )}
      {searchUrl && (
        <a
          href={searchUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="mt-0.5 inline-block text-sm text-link"
        >
          <Trans>
            Search for it<span className="sr-only">: {part.name} (opens a new tab)</span>
          </Trans>
        </a>
      )}
    </>
  );
}
